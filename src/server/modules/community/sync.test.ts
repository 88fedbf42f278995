import { beforeEach, describe, expect, it } from 'vitest';
import type { Overrides } from '../../../config/types';
import type { StoredChanges } from './changes';
import { createStoredCommunities, type StoredCommunities, type StoredCommunity } from './stored';
import { createSync, type CommunitySync } from './sync';

/** The contents of the database, and the number of queries. */
let rows: { communities: StoredCommunity[]; overrides: { communityId: string; files: Overrides }[] };
let asked: number;
let read: string[];
let fails: boolean;
let clock: number;
let stored: StoredCommunities;
let sync: CommunitySync;

const printOf = (values: readonly unknown[]) => JSON.stringify(values);

const changes: StoredChanges = {
  versionsSince: async (print) => {
    asked += 1;
    await Promise.resolve();
    if (fails) throw new Error('no database');
    const now = printOf([rows.communities, rows.overrides]);
    if (now === print) return undefined;
    return {
      print: now,
      communities: new Map(rows.communities.map((row) => [row.id, printOf([row])])),
      overrides: new Map(rows.overrides.map((row) => [row.communityId, printOf([row])])),
    };
  },
  communities: async (ids) => {
    read.push(...ids);
    return rows.communities.filter(({ id }) => ids.includes(id));
  },
  overrides: async (ids) => rows.overrides.filter(({ communityId }) => ids.includes(communityId)),
};

const community = (id: string, title = id, aliases: string[] = []): StoredCommunity => ({
  id,
  domain: `${id}.example`,
  files: { 'community.json': { title, aliases } },
});

let folders: string[];
beforeEach(() => {
  rows = { communities: [], overrides: [] };
  [asked, clock, fails] = [0, 0, false];
  [read, folders] = [[], []];
  stored = createStoredCommunities();
  const domainOf = (id: string) => stored.byId(id) ?? (folders.includes(id) ? `${id}.example` : undefined);
  sync = createSync({ changes, stored, domainOf, now: () => new Date(clock) });
});

const learn = (name: string) => sync.learn(name, () => stored.byDomain(name) !== undefined);

describe('communities of the database', () => {
  it('CFG-18 reads back what is new, changed or gone, and nothing else', async () => {
    rows.communities = [community('one'), community('two')];
    await sync.refresh();
    expect([stored.domains(), read]).toEqual([
      ['one.example', 'two.example'],
      ['one', 'two'],
    ]);
    rows.communities = [community('one'), community('two', 'Anew'), community('three')];
    const before = stored.version('one.example');
    await sync.refresh();
    expect(read.slice(2)).toEqual(['two', 'three']);
    expect(stored.version('one.example')).toBe(before);
    rows.communities = [community('one')];
    await sync.refresh();
    expect([stored.domains(), stored.byId('two'), read.length]).toEqual([['one.example'], undefined, 4]);
  });

  it('CFG-18 takes over what managers changed as soon as the folder is here', async () => {
    const files = { 'brand.json': { title: 'Ours' } };
    rows.overrides = [{ communityId: 'late', files }];
    await sync.refresh();
    expect(stored.overrides('late.example')).toBeUndefined();
    folders = ['late'];
    await sync.refresh();
    expect(stored.overrides('late.example')).toEqual(files);
    rows.overrides = [];
    await sync.refresh();
    expect(stored.overrides('late.example')).toBeUndefined();
  });

  it('CFG-18 what was committed before the call is known after it, also while another reading is under way', async () => {
    const early = sync.refresh();
    rows.communities = [community('one')];
    await Promise.all([early, sync.refresh()]);
    expect(stored.byId('one')).toBe('one.example');
  });

  it('CFG-18 a name nobody knows is looked up once and not again for a second', async () => {
    await learn('one.example');
    await learn('one.example');
    expect(asked).toBe(1);
    rows.communities = [community('one')];
    clock += 1_000;
    await learn('one.example');
    await learn('one.example');
    expect([asked, stored.byDomain('one.example')]).toEqual([2, 'one.example']);
  });

  it('CFG-18 a thousand made-up names at once are two looks at the database', async () => {
    await Promise.all(Array.from({ length: 1_000 }, (_, n) => learn(`made-up-${n}.example`)));
    expect(asked).toBeLessThanOrEqual(2);
  });

  it('CFG-18 a database that does not answer says nothing of a name', async () => {
    fails = true;
    await expect(learn('one.example')).rejects.toThrow('no database');
    fails = false;
    rows.communities = [community('one')];
    await learn('one.example');
    expect(stored.byDomain('one.example')).toBe('one.example');
  });

  it('CFG-18 an alias never takes the name of another, whichever came first', async () => {
    rows.communities = [community('one', 'One', ['two.example', 'both.example'])];
    await sync.refresh();
    rows.communities = [...rows.communities, community('two', 'Two', ['both.example'])];
    await sync.refresh();
    expect(['two.example', 'both.example'].map((name) => stored.byDomain(name))).toEqual([
      'two.example',
      'one.example',
    ]);
  });
});
