import { parseArgs } from 'node:util';
import { formatError } from '../../src/config/errors';
import { currentVersion } from '../../src/config/migrate/migrations';
import { defaultDir, named, readCommunities } from './folders';
import { migrateFolder, type Migrated } from './migrate/migrateFolder';
import type { Verb } from '../support/verb';

const help = `Usage: npm run community -- migrate [domain…] [--dir DIR] [--check]

Updates every folder, or the ones you name, to the current version of the schemas (${currentVersion()}), applying every
migration since the version a file was written for. Everything else in the files stays as it was. Prints a line per
outdated file, and nothing when there are none. The server reads older files too.

  --dir DIR  where the folders are (default: $COMMUNITIES_DIR, else communities/)
  --check    write nothing; exit 1 when a file is outdated

Exit code: 0 all files are up to date, 1 a file can't be read (or, with --check, is outdated), 2 wrong usage.
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
  const issues = done.flatMap((folder) => folder.issues);
  process.stdout.write(migrated.map(line).join(''));
  process.stderr.write(issues.map((issue) => `${formatError(issue)}\n`).join(''));
  return issues.length > 0 || (values.check && migrated.length > 0) ? 1 : 0;
}

/** `migrate`: older folders brought to today's version of the schemas. */
export const migrate: Verb = {
  summary: 'update older folders to the current version of the schemas',
  help,
  run,
};
