import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine';
import { defaultDir, readCommunities } from './folders';
import { fromFlags, type Given } from './new/answers';
import { ask } from './new/ask';
import { writeFolder } from './new/writeFolder';
import { painter } from './paint';
import { asText } from './report/text';
import { UsageError, type Verb } from './verb';

const help = `Usage: npm run community -- new [domain] [--title TEXT] [--languages en,ru] [--color COLOR] [--logo FILE]
                                      [--methods EMAIL,OTP] [--dir DIR] [--yes]

Writes the folder of a new community: the least that it needs, checked. On a terminal it asks for what no flag says;
without one (or with --yes) what is usual holds.

  --title TEXT         its name (usually made of the domain)
  --languages LIST     of en and ru, the default one first (en)
  --color COLOR        the brand's primary colour: everything else follows from it (#3457d5)
  --logo FILE          a picture to copy (one is drawn: initials in the primary colour)
  --methods LIST       ways to sign in, of EMAIL, GOOGLE, MAGIC and OTP (EMAIL,OTP)
  --dir DIR            where the folders lie (default: $COMMUNITIES_DIR, else communities/)
  --yes                asks nothing

Exit code: 0 written and checked, 1 not written, or with faults, 2 wrong usage.
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

/** What @inquirer/prompts throws when a person gives up. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'ExitPromptError';

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [domain, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One community at a time: ${more.join(', ')} came besides.`);
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

/** What is there now, whether it passes the check, and where to see it. */
function announce(dir: string, domain: string): number {
  const paint = painter(process.stdout);
  const { faults, folders } = examine(dir, [domain]);
  process.stdout.write(asText({ faults, folders, mended: [] }, paint));
  const isRight = !faults.some(({ severity }) => severity === 'error');
  const folder = relative(process.cwd(), join(dir, domain));
  const address = `http://${domain}.localhost:${process.env.PORT ?? 3000}`;
  process.stdout.write(
    `${folder}${isRight ? ' is there, and passes the check' : ' is there, but does not pass the check'}.\n` +
      `Start the server (npm start) and open ${paint('bold', address)}\n`,
  );
  return isRight ? 0 : 1;
}

/** `new`: the folder of a new community. */
export const newVerb: Verb = { summary: 'write the folder of a new community', help, run };
