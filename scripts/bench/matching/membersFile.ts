import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { attentionOf } from '../../../src/server/modules/matching/attention';
import { runRound } from '../../../src/server/modules/matching/engine/round/runRound';
import type { Participant, Recommendation } from '../../../src/server/modules/matching/engine/round/types';
import type { Words } from '../../../src/server/modules/matching/engine/words/types';
import { memberOf } from './memberLine';

/** People of a file, one a line; throws with every line that is none and what is wrong with it. */
export async function readMembers(file: string): Promise<Participant[]> {
  const people: Participant[] = [];
  const lines = new Map<string, number>();
  const wrong: string[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
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
  if (wrong.length > 0) throw new Error(`${file}:\n${wrong.map((each) => `  ${each}`).join('\n')}`);
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

export interface FileRun {
  members: string;
  out: string;
  perMember: number;
  words: Words;
}

/** Runs a round of the people of a file and writes each one's recommendations, one person a line, in the order they came. */
export async function recommendFile({ members, out, perMember, words }: FileRun): Promise<number> {
  const people = await readMembers(members);
  const { lists } = runRound({
    people,
    excluded: [],
    attention: attentionOf({ perMember }),
    seed: 'file',
    words,
  });
  const stream = createWriteStream(out);
  for (const { id } of people) {
    const recommendations = (lists.get(id) ?? []).map(written);
    if (!stream.write(`${JSON.stringify({ id, recommendations })}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return people.length;
}
