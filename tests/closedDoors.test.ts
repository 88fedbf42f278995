import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSchemas } from '../scripts/generate/config/schemas';
import { checkFolders } from '../src/config/check';
import type { Door } from '../src/config/doors';
import { fileNames } from '../src/config/fileNames';
import { buildCommunity } from '../src/config/pipeline';
import type { ConfigFolder, FileName } from '../src/config/types';
import { checkEachFile } from '../src/config/validate/folder';
import { readFolders } from '../src/server/modules/community/folders';
import { breakagesOf } from './support/breakages';
import { configFolder } from './support/configFolder';
import { fullFolder } from './support/fullFolder';
import { otherBrand } from './support/otherBrand';

const domain = 'full.example';
const full = fullFolder(await readSchemas(join(import.meta.dirname, '..')));
/** Every door is open. */
const open: Record<FileName, Record<string, unknown>> = {
  ...full,
  'community.json': {
    ...full['community.json'],
    admission: 'open',
    transparent: true,
    matching: { ...(full['community.json'].matching as object), enabled: true, connectWith: 'anyone' },
    contactsConfig: { ...(full['community.json'].contactsConfig as object), defaultPrivacy: 'NONE' },
  },
};

/** What a server without a valid earlier version closes, as seen by people. */
function closedByServer(folder: ConfigFolder): Door[] {
  const { auth, community, landing } = buildCommunity({ folder, defaults: otherBrand }).config;
  const isLeast = Object.values(landing).some(
    ({ sections: [first, ...others] }) =>
      others.length === 0 && first?.type === 'hero' && first.title === community.title,
  );
  const closed: Record<Door, boolean> = {
    'sign-in': auth.methods.length === 0,
    joining: community.admission === 'closed',
    'the member list': !community.transparent,
    recommendations: !community.matching.enabled,
    'connecting with anyone': community.matching.connectWith === 'recommended',
    contacts: community.contactsConfig.defaultPrivacy === 'PRIVATE',
    'the welcome page': isLeast,
  };
  return (Object.keys(closed) as Door[]).filter((door) => closed[door]).sort();
}

const issuesOf = (folder: ConfigFolder) =>
  checkFolders([folder], otherBrand).filter(({ file }) => file.includes(folder.domain));

/** What the check reports as closed, in words. */
function closedByCheck(folder: ConfigFolder): Door[] {
  const named = issuesOf(folder).flatMap(({ severity, doors = [], message }) =>
    severity === 'error' ? doors.filter((door) => message.includes(door)) : [],
  );
  return [...new Set(named)].sort();
}

const withFile = (name: FileName, content: unknown) => configFolder(domain, { ...open, [name]: content });
const without = (name: FileName) => Object.fromEntries(Object.entries(open).filter(([key]) => key !== name));

/** Files that guard something, and one that visitors meet first: those of other languages have the same keys. */
const guarding = ['community.json', 'authConfig.json', 'landingen.json'] as const;

describe('doors that a broken folder closes', () => {
  it('CFG-06 are none of a folder in order', () => {
    const folder = configFolder(domain, open);
    expect([closedByServer(folder), closedByCheck(folder)]).toEqual([[], []]);
  });

  it.each(guarding)(
    'CFG-06 VAL-04 %s: a server closes just what the check says, for every key that is broken',
    (name) => {
      const seen = new Set<Door>();
      const wrong = breakagesOf(open[name]).flatMap(({ path, how, value }) => {
        const folder = withFile(name, value);
        if (path[0] === '$schema' || checkEachFile(folder).files[name]?.isGood) return [];
        const [server, check] = [closedByServer(folder), closedByCheck(folder)];
        server.forEach((door) => seen.add(door));
        const isSame = server.join() === check.join();
        return isSame
          ? []
          : [`${path.join('.')} ${how}: the server ${server.join()}, the check ${check.join()}`];
      });
      expect(wrong).toEqual([]);
      expect(seen.size).toBeGreaterThan(0);
    },
  );

  it.each(fileNames)('CFG-06 %s that cannot be read, or bears another name', (name) => {
    const text = JSON.stringify(open[name]);
    const other =
      name.toLowerCase() === name ? name.toUpperCase().replace('.JSON', '.json') : name.toLowerCase();
    const misnamed = [other, name.replace('.json', 's.json')].map((called) => ({
      name: called,
      path: `communities/${domain}/${called}`,
      reason: 'unknown-name' as const,
    }));
    const folders = [
      ...[text.slice(0, -1), '', '[]', 'null'].map((broken) => withFile(name, broken)),
      ...misnamed.map((file) => configFolder(domain, without(name), { unreadable: [file] })),
      configFolder(domain, without(name), { unreadable: [{ ...misnamed[0]!, name, reason: 'not-a-file' }] }),
    ];
    for (const folder of folders) expect(closedByCheck(folder)).toEqual(closedByServer(folder));
  });

  it('CFG-06 authConfig.json misnamed by case: sign-in is closed, and the fix is to rename it', () => {
    const name = 'authconfig.json';
    const file = { name, path: `communities/${domain}/${name}`, reason: 'unknown-name' } as const;
    const folder = configFolder(domain, without('authConfig.json'), { unreadable: [file] });
    expect(closedByServer(folder)).toContain('sign-in');
    expect(issuesOf(folder).find(({ code }) => code === 'unknown-file')).toMatchObject({
      severity: 'error',
      suggestion: 'authConfig.json',
      message: expect.stringContaining('sign-in is closed: nobody can sign in'),
      fix: [{ move: name, to: 'authConfig.json' }],
    });
  });

  it('CFG-06 every broken folder of the fixtures', () => {
    const folders = readFolders(join(import.meta.dirname, 'fixtures/broken'), 'f');
    expect(folders.length).toBeGreaterThan(30);
    for (const folder of folders) {
      expect([folder.domain, closedByCheck(folder)]).toEqual([folder.domain, closedByServer(folder)]);
    }
  });
});
