import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { attentionOf } from '../../../src/server/modules/matching/attention';
import { runRound } from '../../../src/server/modules/matching/engine/round/runRound';
import type { Participant, Recommendation } from '../../../src/server/modules/matching/engine/round/types';
import type { Words } from '../../../src/server/modules/matching/engine/words/types';
import { memberOf } from './memberLine';

/** The error of a file that cannot be opened, on one line. */
function unopened(file: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const what: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'it may not be opened',
  };
  return new Error(`${file}: ${what[code ?? ''] ?? message}`);
}

async function linesOf(file: string): Promise<AsyncIterable<string>> {
  try {
    const opened = await open(file);
    if ((await opened.stat()).isDirectory()) {
      await opened.close();
      throw Object.assign(new Error(), { code: 'EISDIR' });
    }
    return opened.readLines();
  } catch (error) {
    throw unopened(file, error);
  }
}

/** Said of a file's lines at most. */
const mostSaid = 20;

function listed(file: string, wrong: readonly string[]): string {
  const more = wrong.length - mostSaid;
  const said = [...wrong.slice(0, mostSaid), ...(more > 0 ? [`and ${more} more`] : [])];
  return `${file}:\n${said.map((each) => `  ${each}`).join('\n')}`;
}

/** The people of a file, one per line. Throws for an empty file, or with every invalid line and its error. */
async function readMembers(file: string): Promise<Participant[]> {
  const people: Participant[] = [];
  const lines = new Map<string, number>();
  const wrong: string[] = [];
  let number = 0;
  for await (const line of await linesOf(file)) {
    number += 1;
    if (line.trim() === '') continue;
    const member = memberOf(number === 1 ? line.replace(/^\uFEFF/, '') : line);
    if (typeof member === 'string') wrong.push(`line ${number} ${member}`);
    else if (lines.has(member.id))
      wrong.push(`line ${number} has the "id" of line ${lines.get(member.id)}: ${member.id}`);
    else {
      lines.set(member.id, number);
      people.push(member);
    }
  }
  if (wrong.length > 0) throw new Error(listed(file, wrong));
  if (people.length === 0) throw new Error(`${file}: nobody is in it`);
  return people;
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const written = ({ id, relevance }: Recommendation) => ({
  id,
  score: rounded(relevance.score),
  reasons: (['forward', 'backward'] as const).flatMap((direction) =>
    relevance[direction].parts.map(({ weight, ...part }) => ({
      ...part,
      weight: rounded(weight),
      direction,
    })),
  ),
});

interface FileRun {
  members: string;
  out: string;
  perMember: number;
  words: Words;
}

/**
 * Whether it is a pipe or a device, such as /dev/stdout. These are written directly, because nothing can be renamed to
 * them.
 */
const isStream = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  );

/** Writes lines into a file that is there as a whole or not at all; a link to one stays a link. */
async function writeLines(file: string, lines: Iterable<string>): Promise<void> {
  const target = await realpath(file).catch(() => file);
  const part = (await isStream(file)) ? file : `${target}.part`;
  const stream = createWriteStream(part);
  try {
    await once(stream, 'open');
    for (const line of lines) if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    stream.end();
    await once(stream, 'finish');
    if (part !== file) await rename(part, target);
  } catch (error) {
    if (part !== file) await rm(part, { force: true });
    throw unopened(file, error);
  }
}

/**
 * Runs a round for the people of a file and writes each one's recommendations, one person per line, in the order of the
 * input; or `missing`, the reason why there are none.
 */
export async function recommendFile({ members, out, perMember, words }: FileRun): Promise<number> {
  const people = await readMembers(members);
  const { lists, without } = runRound({
    people,
    excluded: [],
    attention: attentionOf({ perMember }),
    seed: 'file',
    words,
  });
  await writeLines(
    out,
    people.map(({ id }) => {
      const recommendations = (lists.get(id) ?? []).map(written);
      const missing = without.get(id);
      return JSON.stringify({ id, recommendations, ...(missing && { missing }) });
    }),
  );
  return people.length;
}
