import { LRUCache } from 'lru-cache';
import type { BootPayload, PreviewPerson } from '../../../config/bootPayload';
import type { Render, Rendered } from '../../../config/renderedPage';
import type { CommunityConfig } from '../../../config/types';
import { routePaths, rowOf, type RouteName } from '../../../lib/routes';

/** The properties that the markup of a page depends on: neither the address beyond its route, nor the caller. */
interface Shown {
  config: CommunityConfig;
  route: RouteName | undefined;
  signedIn: boolean;
  /** The members on it, if it shows any. */
  people?: PreviewPerson[];
  /** The namespaces of the texts that the route's screen waits for. */
  texts: readonly string[];
}

interface Cached {
  config: CommunityConfig;
  people: string;
  page: Promise<Rendered | undefined>;
}

/** Cached at a time; one is some 40 kB. */
const most = 500;

/** An example path of a route. Parameters do not appear on a page before its data are loaded. */
const pathOf = (route: RouteName | undefined): string =>
  route ? rowOf(route).path.replaceAll(/\{\w+\}/g, '-') : routePaths.welcome;

/** Renders each screen of a community once per language, and again when its config or the members on it changed, however many addresses it has. */
export function cacheRendered(render: Render | undefined) {
  const cache = new LRUCache<string, Cached>({ max: most });

  const renderPage = async (
    { route, signedIn, people, texts }: Shown,
    payload: BootPayload,
  ): Promise<Rendered | undefined> =>
    render?.({ ...payload, theme: null, preview: people }, { path: pathOf(route), signedIn, texts });

  return (shown: Shown, payload: BootPayload): Promise<Rendered | undefined> => {
    const { config, route, signedIn } = shown;
    const key = `${config.domain} ${payload.lang} ${route} ${signedIn}`;
    const people = JSON.stringify(shown.people ?? null);
    const known = cache.get(key);
    if (known?.config === config && known.people === people) return known.page;
    const fresh: Cached = { config, people, page: renderPage(shown, payload) };
    cache.set(key, fresh);
    void fresh.page.catch(() => cache.peek(key) === fresh && cache.delete(key));
    return fresh.page;
  };
}
