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
import { UsageError, type Verb } from './verb';

const help = `Usage: npm run community -- diff <revision> [domain…] [--format FORMAT] [--screenshots DIR] [--dir DIR]

Tells what the folders, as they lie here, change since a git revision (main, HEAD, v1.2 …), community by community:
sign-in, routes, tabs, steps, colours with their contrasts, texts, assets, and what the check finds that it did not find
before. What follows from a change of \`default\` is told of every community it reaches. Prints nothing when nothing
changed.

  --format FORMAT    text (default) or markdown, for a pull request
  --screenshots DIR  photographs welcome page, login and registration of each changed community before and after
                     into DIR, and names the pictures that differ (needs Chromium; builds the platform if need be)
  --dir DIR          where the folders lie (default: $COMMUNITIES_DIR, else communities/)

Exit code: 0 no new error, 1 the change brings errors, 2 wrong usage.
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
  if (revision === undefined) throw new UsageError('diff needs the revision to compare with, like main.');
  if (!formats.includes(values.format)) {
    throw new UsageError(`--format is ${formats.join(', ')}, not ${values.format}`);
  }
  const dir = values.dir ?? defaultDir();
  readCommunities(dir);
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'community-diff-')));
  try {
    const old = join(temporary, 'communities');
    writeRevision(dir, revision, old);
    const [before, after] = [readSide(old, domains), readSide(dir, domains)];
    const unknown = domains.find((domain) => !before.has(domain) && !after.has(domain));
    if (unknown !== undefined) throw new UsageError(`there is no folder ${unknown}, neither then nor now`);
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
    const isWorse = diffs.some(({ faults }) => faults.some(({ severity }) => severity === 'error'));
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

/** `diff`: what a change means. */
export const diff: Verb = { summary: 'tell what a change means, since a git revision', help, run };
