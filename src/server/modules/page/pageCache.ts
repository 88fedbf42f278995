import { LRUCache } from 'lru-cache';
import type { Page } from './make';
import type { Visit } from './visit';

/** Pages cached at a time; one with its compressed forms is some 60 kB. */
const most = 500;

interface Cached {
  config: Visit['config'];
  page: Promise<Page>;
}

/** The properties that distinguish pages of one config. */
const keyOf = ({
  config,
  path,
  lang,
  theme,
  signedIn,
  body,
  origin,
  origins,
  card,
  people,
  hidden,
}: Visit): string =>
  JSON.stringify([config.domain, path, lang, theme, signedIn, body, origin, origins, card, people, hidden]);

/**
 * Caches the most frequent pages. A page expires with its config: the registry returns another object as soon as a
 * file, or a change stored by any process, has changed it (CFG-18).
 */
export function cachePages(make: (visit: Visit) => Promise<Page>): (visit: Visit) => Promise<Page> {
  const pages = new LRUCache<string, Cached>({ max: most });
  return (visit) => {
    const key = keyOf(visit);
    const known = pages.get(key);
    if (known?.config === visit.config) return known.page;
    const fresh: Cached = { config: visit.config, page: make(visit) };
    pages.set(key, fresh);
    void fresh.page.catch(() => pages.peek(key) === fresh && pages.delete(key));
    return fresh.page;
  };
}
