import { parseArgs } from 'node:util';
import { examine, fixAll } from './doctor/examine';
import { checkSetup, installed } from './doctor/setup';
import { defaultDir, named } from './folders';
import { painter } from './paint';
import { asGithub } from './report/github';
import { asJson } from './report/json';
import type { CheckResult } from './report/result';
import { asSarif } from './report/sarif';
import { asText } from './report/text';
import { UsageError, type Verb } from '../support/verb';

const help = `Usage: npm run community -- check [domain…] [--dir DIR] [--format FORMAT] [--fix]

Checks every folder, or the ones you name, and prints all issues at once: file, line, column, severity, code, what is
wrong, what is allowed and what was probably meant. Prints nothing when there are none.

  --dir DIR        where the folders are (default: $COMMUNITIES_DIR, else communities/)
  --format FORMAT  text (default), json, sarif (code scanning) or github (workflow annotations)
  --fix            fixes every issue that has only one right fix, keeping the files' formatting

Severity: an error is always wrong, a warning is probably a mistake, a hint is a possible improvement.
Exit code: 0 no errors (there may be warnings and hints), 1 errors, 2 wrong usage.
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
  if (!report)
    throw new UsageError(`--format must be one of ${Object.keys(formats).join(', ')}, not ${values.format}`);
  const dir = values.dir ?? defaultDir();
  const domains = named(dir, positionals);
  const also = [checkSetup(installed())];
  const result = values.fix ? fixAll(dir, domains, also) : { ...examine(dir, domains, also), fixed: [] };
  process.stdout.write(report(result));
  return result.issues.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** `check`: every issue of every folder, located and, on demand, fixed. */
export const check: Verb = {
  summary: 'check the folders: every issue, where it is and how to fix it',
  help,
  run,
};
