import { UsageError, type Verb } from './verb';

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h' || arg === 'help';

/** Issues of the call: ours, and those that node's own parser of arguments finds. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

const helpOf = (command: string, verbs: Record<string, Verb>): string => `Usage: ${command} <verb> [options]

${Object.entries(verbs)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

${command} <verb> --help shows more.
`;

/** Runs a verb of `command` and returns the exit code: 2 for a wrong call. */
export async function runVerb(
  command: string,
  verbs: Record<string, Verb>,
  [name, ...args]: string[],
): Promise<number> {
  const help = helpOf(command, verbs);
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
    process.stderr.write(`${error.message}\n${command} ${name} --help shows how to use it.\n`);
    return 2;
  }
}
