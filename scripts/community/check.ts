import { parseArgs } from 'node:util';
import { checkFolders } from '../../src/config/check';
import { defaultDir, named, readCommunities } from './folders';
import { painter } from './paint';
import { asJson, asText } from './report';
import { UsageError, type Verb } from './verb';

const help = `Usage: npm run community -- check [domain…] [--dir DIR] [--format text|json]

Checks every folder, or the named ones, and prints all faults at once: file, line, column, what is wrong,
what is allowed and what was probably meant. Prints nothing when all is well.

  --dir DIR        where the folders lie (default: $COMMUNITIES_DIR, else communities/)
  --format FORMAT  text (default) or json

Exit code: 0 nothing wrong (there may be warnings), 1 errors, 2 wrong usage.
`;

const formats = ['text', 'json'];

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { dir: { type: 'string' }, format: { type: 'string', default: 'text' } },
  });
  if (!formats.includes(values.format))
    throw new UsageError(`--format is text or json, not ${values.format}`);
  const dir = values.dir ?? defaultDir();
  const { folders, defaults, shown } = readCommunities(dir);
  const domains = named(dir, positionals);
  // All folders are looked at even when some are named: a claim on a domain is a matter between two.
  const all = checkFolders(folders, defaults);
  const faults =
    domains.length > 0 ? all.filter(({ file }) => domains.some((of) => file.startsWith(shown(of)))) : all;
  const count = domains.length || folders.length;
  process.stdout.write(
    values.format === 'json' ? asJson(faults, count) : asText(faults, count, painter(process.stdout)),
  );
  return faults.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** `check`: every fault of every folder, located. */
export const check: Verb = { summary: 'check the folders and print every fault, located', help, run };
