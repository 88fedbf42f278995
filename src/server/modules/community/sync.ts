import type { StoredChanges, Versions } from './changes';
import type { StoredCommunities } from './stored';

export interface CommunitySync {
  /**
   * Reads changes from the database: everything committed before the call is known when it resolves. Calls that come
   * during a read wait for one more read together.
   */
  refresh(): Promise<void>;
  /**
   * Reads changes if `isKnown` is false, because another process may have stored `name`. An unknown name is not looked
   * up again for a while.
   */
  learn(name: string, isKnown: () => boolean): Promise<void>;
}

interface SyncOptions {
  changes: StoredChanges;
  stored: StoredCommunities;
  /** The domain of a community, folders included. */
  domainOf: (id: string) => string | undefined;
  /** Also called for an unknown name. */
  alsoLearn?: (name: string) => Promise<void>;
  now: () => Date;
}

/** How long a name counts as unknown, in ms. */
const nobodysFor = 1_000;
/** More such names are an attack: the oldest are dropped. */
const mostNobodys = 10_000;

const changed = (before: ReadonlyMap<string, string> | undefined, after: ReadonlyMap<string, string>) =>
  [...after].filter(([id, version]) => before?.get(id) !== version).map(([id]) => id);

const gone = (before: ReadonlyMap<string, string> | undefined, after: ReadonlyMap<string, string>) =>
  [...(before?.keys() ?? [])].filter((id) => !after.has(id));

/** Keeps `stored` up to date with the database, which several processes write (CFG-18). */
export function createSync({ changes, stored, domainOf, alsoLearn, now }: SyncOptions): CommunitySync {
  let known: Versions | undefined;
  const overridden = new Map<string, string>();

  async function read(): Promise<void> {
    const next = await changes.versionsSince(known?.print);
    if (!next) return;
    const [communities, overrides] = await Promise.all([
      changes.communities(changed(known?.communities, next.communities)),
      changes.overrides(changed(known?.overrides, next.overrides)),
    ]);
    for (const id of gone(known?.communities, next.communities)) stored.remove(id);
    for (const community of communities) stored.put(community);
    for (const id of gone(known?.overrides, next.overrides)) {
      const domain = overridden.get(id);
      if (domain) stored.putOverrides(domain, undefined);
      overridden.delete(id);
    }
    for (const { communityId, files } of overrides) {
      const domain = domainOf(communityId);
      if (domain) {
        stored.putOverrides(domain, files);
        overridden.set(communityId, domain);
      } else {
        // Its folder is not here yet: the next reading asks again.
        next.overrides.delete(communityId);
        next.print = undefined;
      }
    }
    known = next;
  }

  let reading: Promise<void> | undefined;
  let another: Promise<void> | undefined;
  function refresh(): Promise<void> {
    if (!reading) {
      reading = read().finally(() => (reading = undefined));
      return reading;
    }
    another ??= reading
      .catch(() => undefined)
      .then(() => {
        another = undefined;
        return refresh();
      });
    return another;
  }

  const nobodys = new Map<string, number>();
  return {
    refresh,
    learn: async (name, isKnown) => {
      if (isKnown()) return;
      const looked = nobodys.get(name);
      if (looked !== undefined && Math.abs(now().getTime() - looked) < nobodysFor) return;
      await refresh();
      nobodys.delete(name);
      if (isKnown()) return;
      await alsoLearn?.(name);
      nobodys.set(name, now().getTime());
      if (nobodys.size > mostNobodys) nobodys.delete(nobodys.keys().next().value ?? '');
    },
  };
}
