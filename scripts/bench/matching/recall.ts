// Recall among the first three of the planted pairs, compared with plain full-text ranking.
import type { PairScores, Person } from '../../../src/server/modules/matching/engine/types';
import { rankByFullText } from './fullText';
import { readHeldOut, readPlanted, type Pair, type Planted } from './pairs';

const first = 3;

interface Found {
  /** By the direction of the asking person, by the score of the pair, by full text. */
  directed: boolean;
  mutual: boolean;
  plain: boolean;
}

/** Scores of one member, by the place of the other. */
function scoresOf({ size, a, b, ...scores }: PairScores, place: number) {
  const [directed, mutual] = [new Float32Array(size), new Float32Array(size)];
  for (const [at, score] of scores.score.entries()) {
    if (a[at] !== place && b[at] !== place) continue;
    const other = (a[at] === place ? b[at] : a[at]) ?? 0;
    directed[other] = (a[at] === place ? scores.forward[at] : scores.backward[at]) ?? 0;
    mutual[other] = score;
  }
  return { directed, mutual };
}

/** Whether the person in this place is among the first. A score of 0 finds nobody. */
function isFirst(scores: Float32Array, place: number): boolean {
  const own = scores[place] ?? 0;
  return own > 0 && scores.filter((score) => score > own).length < first;
}

const share = (found: readonly Found[], by: keyof Found): number =>
  found.filter((each) => each[by]).length / found.length;

type ScoresAmong = (people: readonly Person[]) => PairScores;

interface Reached {
  name: string;
  wanted: number;
  directed: number;
  mutual: number;
  plain: number;
}

async function recallOf({ thirds, people }: Planted, scoresAmong: ScoresAmong): Promise<Reached[]> {
  const scores = scoresAmong(people);
  const places = new Map(people.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Person): number => places.get(id) ?? 0;
  const plain = await rankByFullText(
    people,
    thirds.flatMap(({ pairs }) => pairs.map(({ asks }) => asks)),
  );
  const find = ({ asks, offers }: Pair): Found => {
    const { directed, mutual } = scoresOf(scores, placeOf(asks));
    return {
      directed: isFirst(directed, placeOf(offers)),
      mutual: isFirst(mutual, placeOf(offers)),
      plain: plain.get(asks.id)?.includes(offers.id) ?? false,
    };
  };
  return thirds.map(({ name, wanted, pairs }) => {
    const found = pairs.map(find);
    const [directed, mutual] = [share(found, 'directed'), share(found, 'mutual')];
    return { name, wanted, directed, mutual, plain: share(found, 'plain') };
  });
}

const line = ({ name, directed, mutual, plain }: Reached): string =>
  [name.padEnd(18), ...[directed, mutual, plain].map((figure) => figure.toFixed(2).padStart(6))].join(' ');

/**
 * Prints each third with the scores of these people. Returns whether all reach the target, by direction and by the
 * pair's score.
 */
export async function benchRecall(scoresAmong: ScoresAmong): Promise<boolean> {
  const planted = readPlanted();
  console.log(
    `Recall in the first three of ${planted.people.length}: one's own direction, the pair, full text`,
  );
  const reached = (each: Reached) => Math.min(each.directed, each.mutual) >= each.wanted;
  const found = await recallOf(planted, scoresAmong);
  for (const each of found)
    console.log(`${line(each)}  ${reached(each) ? 'ok' : 'TOO LOW'} (at least ${each.wanted})`);
  const heldOut = readHeldOut();
  console.log(`Pairs that nothing was tuned by, among ${heldOut.people.length}`);
  for (const each of await recallOf(heldOut, scoresAmong)) console.log(line(each));
  return found.every(reached);
}
