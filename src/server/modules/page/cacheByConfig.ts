import { LRUCache } from 'lru-cache';
import type { CommunityConfig } from '../../../config/types';

/**
 * Caches `most` values by a key. A value expires with its config: the registry returns another object as soon as a file,
 * or a change stored by any process, has changed it (CFG-18).
 */
export function cacheByConfig<Value>(most: number) {
  const cache = new LRUCache<string, { config: CommunityConfig; value: Value }>({ max: most });
  return (config: CommunityConfig, key: readonly unknown[], make: () => Value): Value => {
    const text = JSON.stringify([config.domain, ...key]);
    const known = cache.get(text);
    if (known?.config === config) return known.value;
    const value = make();
    cache.set(text, { config, value });
    return value;
  };
}
