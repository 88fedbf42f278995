import { LRUCache } from 'lru-cache';
import type { BootPayload, PreviewPerson } from '../../../config/bootPayload';
import type { Render, Rendered } from '../../../config/renderedPage';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import { routePaths, rowOf, type RouteName } from '../../../lib/routes';

/** A page rendered, as it is until config or, on the welcome page, members change. */
export interface RenderedPage extends Partial<Rendered> {
  /** The members on it, where it shows some. */
  people?: PreviewPerson[];
  /** When those may be out of date, as a time in ms. */
  until: number;
}

/** What the markup of a page depends on: neither the address beyond its route, nor who asks. */
export interface Shown {
  config: CommunityConfig;
  route: RouteName | undefined;
  signedIn: boolean;
  /** The namespaces of the texts that the route's screen waits for. */
  texts: readonly string[];
}

interface Cached {
  config: CommunityConfig;
  page: Promise<RenderedPage>;
  until: number;
}

export interface RenderedOptions {
  render: Render | undefined;
  people: (config: CommunityConfig, count: number) => Promise<PreviewPerson[]>;
  now: () => Date;
}

/** How long the members on a cached page may be out of date, in ms. */
const cachedFor = 60_000;
/** Cached at a time; one is some 40 kB. */
const most = 500;

const peopleWanted = (config: CommunityConfig, lang: Lang): number =>
  (config.landing[lang]?.sections ?? []).reduce(
    (most, section) => (section.type === 'people' ? Math.max(most, section.count) : most),
    0,
  );

/** A path of a route: what stands in its parameters is on no page before its data is there. */
const pathOf = (route: RouteName | undefined): string =>
  route ? rowOf(route).path.replaceAll(/\{\w+\}/g, '-') : routePaths.welcome;

/** Renders each screen of a community once per language, and again when its config changed, however many addresses it has. */
export function cacheRendered({ render, people, now }: RenderedOptions) {
  const cache = new LRUCache<string, Cached>({ max: most });

  async function renderPage(
    { config, route, signedIn, texts }: Shown,
    payload: BootPayload,
  ): Promise<RenderedPage> {
    const welcome = route === 'welcome' && !signedIn;
    const until = welcome ? now().getTime() + cachedFor : Infinity;
    const count = welcome ? peopleWanted(config, payload.lang) : 0;
    const shown = welcome ? { people: count > 0 ? await people(config, count) : [] } : {};
    const given = { ...payload, theme: null, preview: shown.people };
    const rendered = await render?.(given, { path: pathOf(route), signedIn, texts });
    return { ...rendered, ...shown, until };
  }

  return (shown: Shown, payload: BootPayload): Promise<RenderedPage> => {
    const { config, route, signedIn } = shown;
    const key = `${config.domain} ${payload.lang} ${route} ${signedIn}`;
    const known = cache.get(key);
    if (known?.config === config && now().getTime() < known.until) return known.page;
    const fresh: Cached = { config, page: renderPage(shown, payload), until: Infinity };
    cache.set(key, fresh);
    void fresh.page.then(
      ({ until }) => void (fresh.until = until),
      () => cache.peek(key) === fresh && cache.delete(key),
    );
    return fresh.page;
  };
}
