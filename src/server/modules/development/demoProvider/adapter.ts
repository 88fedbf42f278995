import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Kept at a time: a sign-in takes five or so. */
const most = 1000;

/** The provider's storage, in memory: one model of it, such as sessions or codes. */
export function createAdapters(): (model: string) => Adapter {
  const kept = new LRUCache<string, AdapterPayload>({ max: most });
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    const find = (fits: (payload: AdapterPayload) => boolean) =>
      Promise.resolve(
        [...kept.entries()].find(([key, one]) => key.startsWith(`${model} `) && fits(one))?.[1],
      );
    return {
      upsert: async (id, payload, expiresIn) =>
        void kept.set(keyOf(id), payload, { ttl: (expiresIn || 3600) * 1000 }),
      find: async (id) => kept.get(keyOf(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (code) => find((payload) => payload.userCode === code),
      consume: async (id) => {
        const payload = kept.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { grantId: of }] of [...kept.entries()]) if (of === grantId) kept.delete(key);
      },
    };
  };
}
