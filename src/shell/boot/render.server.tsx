import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { renderAs } from '../../api/session/store';
import type { BootPayload } from '../../config/bootPayload';
import { firstNamespaces, initI18n } from '../../i18n/initI18n';
import { isLaterNamespace } from '../../i18n/later';
import { routeAt } from '../../lib/routeMatch';
import type { Texts } from '../../lib/texts';
import { HeaderTabs, MemberNotices, MemberParts } from '../layout/aroundMembers';
import { donationButton } from '../layout/donation';
import { preloadLandings } from '../landing/landings';
import { resolvePath } from '../routes/resolvePath';
import { routesIn } from '../routes/routesIn';
import { MemberGate } from '../routing/gatedScreen';
import { preloadScreen } from '../routing/screenComponents';
import { App } from './App';

export interface Rendered {
  /** The content of `#root`, which the client hydrates. */
  html: string;
  /** The style elements it needs. */
  styles: string;
  /** The path that this one leads to, whose screen it is. */
  redirect?: string;
  /** All texts that it was rendered with, by namespace, which the client takes over. */
  texts: Readonly<Record<string, Texts>>;
}

export interface Asked {
  path: string;
  signedIn: boolean;
  /** The namespaces of the texts that the screen waits for. */
  texts: readonly string[];
}

/** Loads everything that a page may be made of, so that it renders at once. */
const preload = (path: string) =>
  Promise.all([
    preloadScreen(routeAt(path) ?? 'notFound'),
    preloadLandings(),
    ...[donationButton, MemberParts, MemberNotices, HeaderTabs, MemberGate].map((part) => part.preload()),
  ]);

const textsIn = (translator: i18n, namespaces: readonly string[]): Rendered['texts'] =>
  Object.fromEntries(
    namespaces.map((name) => [name, translator.getResourceBundle(translator.language, name) as Texts]),
  );

/**
 * Renders the page of a path from the same tree as the client: as a visitor gets it, or as somebody signed in does
 * before anything is known of who it is.
 */
export async function render(payload: BootPayload, { path, signedIn, texts }: Asked): Promise<Rendered> {
  const audience = signedIn ? 'member' : 'anonymous';
  const resolved = resolvePath(path, { audience, isThere: routesIn(payload.config) });
  const redirect = 'redirect' in resolved ? resolved.redirect : undefined;
  const at = redirect ?? path;
  const [i18n] = await Promise.all([
    initI18n(payload.lang, ...new Set(['auth' as const, ...texts.filter(isLaterNamespace)])),
    preload(at),
  ]);
  // From here on nothing waits: no other page is rendered in between.
  renderAs({ signedIn });
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={at}>
          <App payload={payload} i18n={i18n} />
        </StaticRouter>,
      ),
    );
    return {
      html,
      styles: sheet.getStyleTags(),
      redirect,
      texts: textsIn(i18n, [...firstNamespaces, ...texts]),
    };
  } finally {
    sheet.seal();
  }
}
