import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { referencePage } from '../../src/config/reference/page';
import { reference } from '../../src/generated/config/reference';
import { UsageError, type Verb } from '../support/verb';

const help = `Usage: npm run community -- docs [--out FILE]

Writes the reference for every config key as a single HTML page: type, default, meaning and example. It is generated
from the schemas. A running server shows the same page at /dev/config, except in production.

  --out FILE  where to write (default: standard output)

Exit code: 0 written, 2 wrong usage.
`;

function run(args: string[]): number {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  const page = referencePage(reference);
  if (values.out === undefined) {
    process.stdout.write(page);
    return 0;
  }
  try {
    writeFileSync(values.out, page);
  } catch {
    throw new UsageError(`${values.out} cannot be written`);
  }
  return 0;
}

/** `docs`: the reference of every config key. */
export const docs: Verb = { summary: 'write the reference for every config key', help, run };
