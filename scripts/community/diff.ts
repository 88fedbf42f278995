import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, type CommunityDiff } from './diff/compare';
import { diffAsMarkdown, diffAsText } from './diff/report';
import { writeRevision } from './diff/revision';
import type { Shots, Time } from './diff/screenshots';
import { readSide } from './diff/side';
import { defaultDir, readCommunities } from './folders';
import { painter } from './paint';
import { UsageError, type Verb } from '../support/verb';

const help = `Usage: npm run community -- diff <revision> [domain…] [--format FORMAT] [--screenshots DIR] [--dir DIR]

Shows what has changed in the folders since a git revision (main, HEAD, v1.2 …), community by community: sign-in,
routes, tabs, steps, colours with their contrast, texts, assets, and issues that \`check\` did not find before. A change
in \`default\` is shown for every community it affects. Prints nothing when nothing changed.

  --format FORMAT    text (default) or markdown, for a pull request
  --screenshots DIR  saves screenshots of the welcome page, sign-in and sign-up of each changed community, before and
                     after, to DIR and lists those that differ (needs Chromium; builds the platform if necessary)
  --dir DIR          where the folders are (default: $COMMUNITIES_DIR, else communities/)

Exit code: 0 no new errors, 1 new errors, 2 wrong usage.
`;

const formats = ['text', 'markdown'];

const options = {
  dir: { type: 'string' },
  format: { type: 'string', default: 'text' },
  screenshots: { type: 'string' },
} as const;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [revision, ...domains] = positionals;
  if (revision === undefined) throw new UsageError('diff needs a revision to compare with, such as main.');
  if (!formats.includes(values.format)) {
    throw new UsageError(`--format must be one of ${formats.join(', ')}, not ${values.format}`);
  }
  const dir = values.dir ?? defaultDir();
  readCommunities(dir);
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'community-diff-')));
  try {
    const old = join(temporary, 'communities');
    writeRevision(dir, revision, old);
    const [before, after] = [readSide(old, domains), readSide(dir, domains)];
    const unknown = domains.find((domain) => !before.has(domain) && !after.has(domain));
    if (unknown !== undefined) throw new UsageError(`there is no folder ${unknown}, in that revision or now`);
    const diffs = compare(before, after);
    const shots = await picturesOf(diffs, values.screenshots, [
      { name: 'before', dir: old, sides: before },
      { name: 'after', dir, sides: after },
    ]);
    process.stdout.write(
      values.format === 'markdown'
        ? diffAsMarkdown(diffs, shots)
        : diffAsText(diffs, shots, painter(process.stdout)),
    );
    const isWorse = diffs.some(({ issues }) => issues.some(({ severity }) => severity === 'error'));
    return isWorse ? 1 : 0;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The browser is only loaded where pictures are asked for. */
async function picturesOf(
  diffs: readonly CommunityDiff[],
  to: string | undefined,
  times: readonly [before: Time, after: Time],
): Promise<Shots> {
  if (to === undefined || diffs.length === 0) return {};
  const { takeScreenshots } = await import('./diff/screenshots');
  return takeScreenshots(diffs, times, relative(process.cwd(), to) || '.');
}

/** `diff`: explains the effects of a change. */
export const diff: Verb = { summary: 'show what has changed since a git revision', help, run };
