import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderNames } from '../../../src/server/modules/community/folders';

type Json = Record<string, unknown>;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Json;

/** Name of the n-th generated community. The page of the first is measured. */
export const domainOf = (n: number): string => `bench-${n}.example`;

const hex = (n: number): string => `#${((n * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`;

const roles = 'primary secondary accent background surface text muted border success warning error'.split(
  ' ',
);

/** The largest possible brand: every colour in both themes, none of them readable. */
function everyColor(n: number): Json {
  const theme = (from: number) =>
    Object.fromEntries(roles.map((role, index) => [role, hex(n * 31 + from + index)]));
  return { ...theme(0), dark: theme(roles.length) };
}

function write(from: string, to: string, name: string, n: number, isColorful: boolean): void {
  const value = read(join(from, name));
  if (name === 'community.json') {
    // Removes what only one folder may claim, so that a thousand copies do not claim the same.
    const { aliases: _aliases, id: _id, domain: _domain, parentCommunityDomain: parent, ...rest } = value;
    writeFileSync(
      join(to, name),
      JSON.stringify(
        { ...rest, ...(parent ? { parentCommunityDomain: 'default' } : {}), title: `Bench ${n}` },
        null,
        2,
      ),
    );
  } else if (name === 'brand.json') {
    writeFileSync(
      join(to, name),
      JSON.stringify(
        { ...value, title: `Bench ${n}`, colors: isColorful ? everyColor(n) : { primary: hex(n) } },
        null,
        2,
      ),
    );
  } else {
    writeFileSync(join(to, name), JSON.stringify(value, null, 2));
  }
}

/**
 * `count` folders like those of `communities`, each with its own title and colour (or all possible colours), beside the
 * real default.
 */
export function makeFolders(communities: string, dir: string, count: number, isColorful = false): void {
  const models = folderNames(communities).filter((name) => name !== 'default');
  cpSync(join(communities, 'default'), join(dir, 'default'), { recursive: true });
  for (let n = 0; n < count; n++) {
    const from = join(communities, models[n % models.length] ?? 'default');
    const to = join(dir, domainOf(n));
    mkdirSync(to, { recursive: true });
    const files = readdirSync(from).filter((file) => file.endsWith('.json'));
    for (const name of files) write(from, to, name, n, isColorful);
    cpSync(join(from, 'assets'), join(to, 'assets'), { recursive: true });
  }
}
