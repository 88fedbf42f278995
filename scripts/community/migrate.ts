import { parseArgs } from 'node:util';
import { formatError } from '../../src/config/errors';
import { currentVersion } from '../../src/config/migrate/migrations';
import { defaultDir, named, readCommunities } from './folders';
import { migrateFolder, type Migrated } from './migrate/migrateFolder';
import type { Verb } from './verb';

const help = `Usage: npm run community -- migrate [domain…] [--dir DIR] [--check]

Brings every folder, or the named ones, to today's version of the schemas (${currentVersion()}), through every migration
since the one a file is written for. Everything else in the files stays as it was written. Prints a line per file that
was behind, nothing when none was. The server reads older files all the same.

  --dir DIR  where the folders lie (default: $COMMUNITIES_DIR, else communities/)
  --check    writes nothing, and exits 1 when a file is behind

Exit code: 0 all files are of today, 1 one could not be read (or, with --check, is behind), 2 wrong usage.
`;

const line = ({ file, from, what }: Migrated): string =>
  `${file}: version ${from} → ${currentVersion()}${what.length > 0 ? `: ${what.join(' ')}` : ''}\n`;

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { dir: { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  const dir = values.dir ?? defaultDir();
  const domains = named(dir, positionals);
  const folders = readCommunities(dir).folders.filter(
    ({ domain }) => domains.length === 0 || domains.includes(domain),
  );
  const done = folders.map((folder) => migrateFolder(dir, folder, !values.check));
  const migrated = done.flatMap((folder) => folder.migrated);
  const faults = done.flatMap((folder) => folder.faults);
  process.stdout.write(migrated.map(line).join(''));
  process.stderr.write(faults.map((fault) => `${formatError(fault)}\n`).join(''));
  return faults.length > 0 || (values.check && migrated.length > 0) ? 1 : 0;
}

/** `migrate`: older folders brought to today's version of the schemas. */
export const migrate: Verb = { summary: "bring older folders to today's version of the schemas", help, run };
