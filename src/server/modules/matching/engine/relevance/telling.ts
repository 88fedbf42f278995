import type { Part } from '../types';

/** Reasons told of somebody, at most. */
const most = 3;

/** What is so much weaker than the strongest that has words is no reason beside it. */
const leastShare = 0.25;

/** What weighs less is chance. */
const least = 0.008;

/** The reasons worth telling of a relevance, the strongest first; what is asked in the same words is told once. */
export function worthTelling<Told extends Pick<Part, 'kind' | 'asked' | 'weight'>>(
  reasons: readonly Told[],
): Told[] {
  const sorted = reasons
    .filter(({ kind, asked }) => kind !== 'need' || asked !== '')
    .toSorted((one, other) => other.weight - one.weight);
  const strongest = sorted.find(({ kind }) => kind !== 'meaning');
  const enough = Math.max(least, leastShare * (strongest?.weight ?? 0));
  const told: Told[] = [];
  for (const reason of sorted) {
    if (reason.weight < enough || told.length === most) break;
    if (!told.some((one) => one.kind === reason.kind && one.asked === reason.asked)) told.push(reason);
  }
  return told;
}
