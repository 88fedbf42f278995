import { parseArgs } from 'node:util';
import { examine, mendAll } from './doctor/examine';
import { defaultDir, named } from './folders';
import { painter } from './paint';
import { asGithub } from './report/github';
import { asJson } from './report/json';
import type { CheckResult } from './report/result';
import { asSarif } from './report/sarif';
import { asText } from './report/text';
import { UsageError, type Verb } from './verb';

const help = `Usage: npm run community -- check [domain…] [--dir DIR] [--format FORMAT] [--fix]

Examines every folder, or the named ones, and prints all faults at once: file, line, column, grade, code, what is
wrong, what is allowed and what was probably meant. Prints nothing when all is well.

  --dir DIR        where the folders lie (default: $COMMUNITIES_DIR, else communities/)
  --format FORMAT  text (default), json, sarif (code scanning) or github (annotations of a workflow)
  --fix            mends what has one right mend, keeping the files' formatting

Grades: an error cannot be right, a warning is probably not meant, a hint could be better.
Exit code: 0 no error (there may be warnings and hints), 1 errors, 2 wrong usage.
`;

const formats: Readonly<Record<string, (result: CheckResult) => string>> = {
  text: (result) => asText(result, painter(process.stdout)),
  json: asJson,
  sarif: asSarif,
  github: asGithub,
};

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      format: { type: 'string', default: 'text' },
      fix: { type: 'boolean', default: false },
    },
  });
  const report = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
  if (!report) throw new UsageError(`--format is ${Object.keys(formats).join(', ')}, not ${values.format}`);
  const dir = values.dir ?? defaultDir();
  const domains = named(dir, positionals);
  const result = values.fix ? mendAll(dir, domains) : { ...examine(dir, domains), mended: [] };
  process.stdout.write(report(result));
  return result.faults.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** `check`: every fault of every folder, located and, on demand, mended. */
export const check: Verb = { summary: 'examine the folders: every fault, located, with its mend', help, run };
