import { routeAt } from '../../../lib/routeMatch';
import { createRepresentation, type Representation } from '../../sending/representation';
import type { Compose } from './compose';
import { earlyScript } from './early';
import { firstTexts } from './firstModules';
import type { PageOptions } from './pageOptions';
import type { SharedPayload } from './payload';
import { cacheRendered } from './rendered';
import type { Visit } from './visit';

/** A page as it is sent, the same for all equal visits. */
export interface Page {
  content: Representation;
  /** Its Content-Security-Policy. */
  policy: string;
}

interface Makers {
  payloads: (visit: Visit) => SharedPayload;
  compose: Compose;
}

/**
 * Makes HTML with the community's brand, description, config and the screen as far as it is known without data. It
 * depends on nothing personal, only on language, theme, and whether there is a session.
 */
export function createPageMaker(
  { pages, render }: Pick<PageOptions, 'pages' | 'render'>,
  { payloads, compose }: Makers,
): (visit: Visit) => Promise<Page> {
  const renderedOf = cacheRendered(render);

  return async (visit) => {
    const { config, path, signedIn, body, people } = visit;
    const shared = payloads(visit);
    const texts = firstTexts(pages, visit);
    const shown =
      body === 'plain'
        ? undefined
        : await renderedOf({ config, route: routeAt(path), signedIn, people, texts }, shared.payload);
    const screen = shown?.html ? shown : undefined;
    const { html, policy } = compose(visit, {
      shared,
      payload: {
        preview: people,
        ...(screen && { rendered: { signedIn, redirect: screen.redirect }, texts: screen.texts }),
      },
      rendered: screen && { html: screen.html, title: screen.title, styles: screen.styles },
      early: earlyScript(visit),
    });
    return { content: createRepresentation(html), policy };
  };
}
