import type { Part } from '../types';

/** Reasons told of somebody, at most. */
const most = 3;

/** What is so much weaker than the strongest that has words is no reason beside it. */
const leastShare = 0.25;

/** What weighs less is chance. */
const least = 0.008;

type Reason = Pick<Part, 'kind' | 'asked' | 'weight'>;

/** The words of one are among those of the other. */
const saysTheSame = (one: Reason, other: Reason): boolean =>
  one.kind === other.kind && (within(one.asked, other.asked) || within(other.asked, one.asked));

const within = (words: string, others: string): boolean =>
  ` ${others.toLowerCase()} `.includes(` ${words.toLowerCase()} `);

/**
 * The reasons worth telling of a relevance, the strongest first; what is asked in the same words is told once. Where none is strong,
 * one that is true all the same: what both share, and that they speak one language where there is nothing else.
 */
export function worthTelling<Told extends Reason>(reasons: readonly Told[]): Told[] {
  const withWords = reasons
    .filter(({ kind, asked }) => kind !== 'need' || asked !== '')
    .toSorted((one, other) => other.weight - one.weight);
  const sorted = withWords.filter(({ kind }) => kind !== 'language');
  const strongest = sorted.find(({ kind }) => kind !== 'meaning');
  const enough = Math.max(least, leastShare * (strongest?.weight ?? 0));
  const told: Told[] = [];
  for (const reason of sorted) {
    if (reason.weight < enough || told.length === most) break;
    if (!told.some((one) => saysTheSame(one, reason))) told.push(reason);
  }
  if (told.length > 0) return told;
  const shared = sorted.find(({ kind }) => kind !== 'need' && kind !== 'meaning');
  return [shared ?? withWords.find(({ kind }) => kind === 'language')].flatMap((one) => one ?? []);
}
