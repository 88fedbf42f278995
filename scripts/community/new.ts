import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine';
import { defaultDir, readCommunities } from './folders';
import { fromFlags, type Given } from './new/answers';
import { ask } from './new/ask';
import { writeFolder } from './new/writeFolder';
import { painter } from './paint';
import { asText } from './report/text';
import { UsageError, type Verb } from '../support/verb';

const help = `Usage: npm run community -- new [domain] [--title TEXT] [--languages en,ru] [--color COLOR] [--logo FILE]
                                      [--methods EMAIL,OTP] [--dir DIR] [--yes]

Creates and checks the folder of a new community with the minimum it needs. In a terminal, it asks for anything not
given as an option; otherwise (or with --yes) it uses the defaults.

  --title TEXT         its name (default: derived from the domain)
  --languages LIST     en, ru or both, the default one first (default: en)
  --color COLOR        the brand's primary colour; all others are derived from it (default: #3457d5)
  --logo FILE          an image to copy (default: initials in the primary colour)
  --methods LIST       sign-in methods: EMAIL, GOOGLE, MAGIC, OTP (default: EMAIL,OTP)
  --dir DIR            where the folders are (default: $COMMUNITIES_DIR, else communities/)
  --yes                ask nothing

Exit code: 0 created without errors, 1 not created, or with errors, 2 wrong usage.
`;

const options = {
  title: { type: 'string' },
  languages: { type: 'string' },
  color: { type: 'string' },
  logo: { type: 'string' },
  methods: { type: 'string' },
  dir: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** The error of @inquirer/prompts when a person aborts. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'ExitPromptError';

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [domain, ...more] = positionals;
  if (more.length > 0)
    throw new UsageError(`Create one community at a time; unexpected: ${more.join(', ')}.`);
  const dir = values.dir ?? defaultDir();
  readCommunities(dir);
  const { title, languages: langs, color, logo, methods } = values;
  const given: Given = { domain, title, langs, color, logo, methods };
  try {
    const isAsking = isTerminal() && !values.yes;
    const answers = isAsking
      ? await ask(await import('@inquirer/prompts'), given, dir)
      : fromFlags(given, dir);
    await writeFolder(dir, answers);
    return announce(dir, answers.domain);
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    process.stderr.write('Nothing was written.\n');
    return 1;
  }
}

/** Prints the created files, the result of the check, and the address. */
function announce(dir: string, domain: string): number {
  const paint = painter(process.stdout);
  const { issues, folders } = examine(dir, [domain]);
  process.stdout.write(asText({ issues, folders, fixed: [] }, paint));
  const isRight = !issues.some(({ severity }) => severity === 'error');
  const folder = relative(process.cwd(), join(dir, domain));
  const address = `http://${domain}.localhost:${process.env.PORT ?? 3000}`;
  process.stdout.write(
    `${folder}${isRight ? ' is ready and passes the check' : ' was created but does not pass the check'}.\n` +
      `Start the server (npm start) and open ${paint('bold', address)}\n`,
  );
  return isRight ? 0 : 1;
}

/** `new`: the folder of a new community. */
export const newVerb: Verb = { summary: 'create the folder of a new community', help, run };
