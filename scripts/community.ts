// npm run community -- <verb>: tools for those who add and change communities.
import { check } from './community/check';
import { diff } from './community/diff';
import { docs } from './community/docs';
import { migrate } from './community/migrate';
import { newVerb } from './community/new';
import { tokens } from './community/tokens';
import { UsageError, type Verb } from './community/verb';

const verbs: Record<string, Verb> = { new: newVerb, check, diff, migrate, tokens, docs };

const help = `Usage: npm run community -- <verb> [options]

${Object.entries(verbs)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

npm run community -- <verb> --help tells more.
`;

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h' || arg === 'help';

/** Faults of the call: ours, and those that node's own parser of arguments finds. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

async function main([name, ...args]: string[]): Promise<number> {
  if (isHelp(name)) return (process.stdout.write(help), 0);
  const verb = name !== undefined && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    process.stderr.write(
      `${name === undefined ? 'A verb is missing.' : `There is no verb ${name}.`}\n\n${help}`,
    );
    return 2;
  }
  if (args.some(isHelp)) return (process.stdout.write(verb.help), 0);
  try {
    return await verb.run(args);
  } catch (error) {
    if (!isUsage(error)) throw error;
    process.stderr.write(`${error.message}\nnpm run community -- ${name} --help tells how to call it.\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
