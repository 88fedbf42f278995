import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailOnly, writeCommunities } from '../../../../tests/support/testCommunities';
import type { ConfigError, ConfigFolder } from '../../../config/types';
import { createRegistry } from './registry';
import type { LastGood } from './lastGood';
import { createStoredCommunities } from './stored';

let dir: string;
let clock: number;
let written: number;
const reported: ConfigError[] = [];
const stored = createStoredCommunities();
const kept = new Map<string, ConfigFolder>();
/** The contents of the database, without one. */
const lastGood: LastGood = {
  of: (domain) => kept.get(domain),
  save: (folder) => void kept.set(folder.domain, folder),
  domains: () => [...kept.keys()],
  refresh: () => undefined,
  learn: async () => undefined,
  version: () => 0,
  written: async () => undefined,
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'registry-'));
  clock = 0;
  written = 1_000;
  reported.length = 0;
  kept.clear();
  writeCommunities(dir, {
    'one.example': emailOnly,
    'two.example': { ...emailOnly, community: { id: 'two' } },
  });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const registry = (believedFor?: number) =>
  createRegistry({
    dir,
    stored,
    lastGood,
    publicUrl: 'http://localhost:3000',
    localNames: true,
    believedFor,
    now: () => new Date(clock),
    report: (error) => void reported.push(error),
  });

/** Saves a file so that its time is another one, however fast the test, and lets the registry look again. */
function save(path: string, text: string): void {
  writeFileSync(join(dir, path), text);
  written += 10;
  utimesSync(join(dir, path), written, written);
  clock += 1_000;
}

describe('the communities a server serves', () => {
  it('CFG-04 are found by host, then by id, then the default', () => {
    const { forCall, byHost } = registry();
    expect(byHost('one.example.localhost:3000').domain).toBe('one.example');
    expect(forCall('one.example', 'two').domain).toBe('one.example');
    expect(forCall('elsewhere.example', 'two').domain).toBe('two.example');
    expect(forCall('elsewhere.example', 'nobody').domain).toBe('default');
  });

  it('CFG-01 show a saved file after a while, and at once where nothing is taken to be as it was', () => {
    const [patient, eager] = [registry(), registry(0)];
    const titles = () => [patient, eager].map(({ byHost }) => byHost('one.example').brand.title);
    const text = readFileSync(join(dir, 'one.example/brand.json'), 'utf8');
    expect(titles()).toEqual(['one.example', 'one.example']);
    save('one.example/brand.json', text.replace('one.example', 'Anew'));
    clock -= 1_000;
    expect(titles()).toEqual(['one.example', 'Anew']);
    clock += 1_000;
    expect(titles()).toEqual(['Anew', 'Anew']);
  });

  it('CFG-06 a file that breaks keeps its last good version and is reported once, until it is fixed', () => {
    const communities = registry();
    const title = () => communities.byHost('one.example').brand.title;
    expect(title()).toBe('one.example');
    save('one.example/brand.json', '{ "title": "Half');
    expect([title(), title()]).toEqual(['one.example', 'one.example']);
    expect(reported.map(({ file, line }) => `${file}:${line}`)).toEqual([
      `${join(dir, 'one.example/brand.json')}:1`,
    ]);
    expect(communities.issues('one.example')).toHaveLength(1);
    save('one.example/brand.json', '{ "title": "Whole", "colors": { "primary": "#7a1fa2" } }');
    expect([title(), communities.issues('one.example')]).toEqual(['Whole', []]);
  });

  it('CFG-01 an alias written while the server runs is answered to', () => {
    const communities = registry();
    expect(communities.byDomain('one.example')?.id).toBe('one.example');
    expect(communities.byDomain('first.example')).toBeUndefined();
    save('one.example/community.json', '{ "title": "One", "aliases": ["first.example"] }');
    expect(communities.byDomain('one.example')?.community.aliases).toEqual(['first.example']);
    expect(communities.byDomain('first.example')?.id).toBe('one.example');
  });

  it('CFG-01 a folder copied here while the server runs is answered to as soon as it is whole', () => {
    const communities = registry();
    const hosts = () => ['slow.example', 'alias.example'].map((name) => communities.byDomain(name)?.domain);
    mkdirSync(join(dir, 'slow.example'));
    utimesSync(dir, 0, 0);
    clock += 60_000;
    expect(hosts()).toEqual([undefined, undefined]);
    save('slow.example/brand.json', '{ "title": "Slow", "colors": { "primary": "#7a1fa2" } }');
    expect(hosts()).toEqual(['slow.example', undefined]);
    save('slow.example/community.json', '{ "title": "Slow", "aliases": ["alias.example"] }');
    expect(hosts()).toEqual(['slow.example', 'slow.example']);
  });

  it('CFG-01 a folder is looked at again while it still may be on its way here', () => {
    const communities = registry();
    mkdirSync(join(dir, 'new.example'));
    writeFileSync(join(dir, 'new.example/brand.json'), '{ "title": "New" }');
    utimesSync(dir, 0, 0);
    expect(communities.byDomain('another.example')).toBeUndefined();
    writeFileSync(join(dir, 'new.example/community.json'), '{ "aliases": ["another.example"] }');
    expect(communities.byDomain('another.example')?.domain).toBe('new.example');
  });

  it('answers the same object as long as nothing changed', () => {
    const communities = registry();
    const first = communities.byHost('one.example');
    clock += 10_000;
    expect(communities.byHost('one.example')).toBe(first);
  });
});
