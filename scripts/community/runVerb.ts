import { check } from './check';
import { diff } from './diff';
import { docs } from './docs';
import { migrate } from './migrate';
import { newVerb } from './new';
import { tokens } from './tokens';
import { UsageError, type Verb } from './verb';

const verbs: Record<string, Verb> = { new: newVerb, check, diff, migrate, tokens, docs };

const help = `Usage: npm run community -- <verb> [options]

${Object.entries(verbs)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

npm run community -- <verb> --help shows more.
`;

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h' || arg === 'help';

/** Issues of the call: ours, and those that node's own parser of arguments finds. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Runs a verb as it is called, and answers the exit code: 2 where the call itself is wrong. */
export async function runVerb([name, ...args]: string[]): Promise<number> {
  if (isHelp(name)) return (process.stdout.write(help), 0);
  const verb = name !== undefined && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    process.stderr.write(`${name === undefined ? 'Which verb?' : `Unknown verb ${name}.`}\n\n${help}`);
    return 2;
  }
  if (args.some(isHelp)) return (process.stdout.write(verb.help), 0);
  try {
    return await verb.run(args);
  } catch (error) {
    if (!isUsage(error)) throw error;
    process.stderr.write(`${error.message}\nnpm run community -- ${name} --help shows how to use it.\n`);
    return 2;
  }
}
