import type { Part } from '../../../../../lib/rules/matching/direction';

/** At most so many reasons are shown for one person. */
const most = 3;

/** Reasons with less than this share of the strongest reason with words are not shown. */
const leastShare = 0.25;

/** Parts with less weight are chance. */
const least = 0.008;

type Reason = Pick<Part, 'kind' | 'asked' | 'weight'>;

/** Whether the words of one are among those of the other. */
const saysTheSame = (one: Reason, other: Reason): boolean =>
  one.kind === other.kind && (within(one.asked, other.asked) || within(other.asked, one.asked));

const within = (words: string, others: string): boolean =>
  ` ${others.toLowerCase()} `.includes(` ${words.toLowerCase()} `);

/**
 * Chooses the reasons to show, strongest first, and drops one that repeats the words of another. If none is strong, it
 * falls back to a shared trait, or to the common language.
 */
export function worthMentioning<R extends Reason>(reasons: readonly R[]): R[] {
  const withWords = reasons
    .filter(({ kind, asked }) => kind !== 'need' || asked !== '')
    .toSorted((one, other) => other.weight - one.weight);
  const sorted = withWords.filter(({ kind }) => kind !== 'language');
  const strongest = sorted.find(({ kind }) => kind !== 'meaning');
  const enough = Math.max(least, leastShare * (strongest?.weight ?? 0));
  const chosen: R[] = [];
  for (const reason of sorted) {
    if (reason.weight < enough || chosen.length === most) break;
    if (!chosen.some((one) => saysTheSame(one, reason))) chosen.push(reason);
  }
  if (chosen.length > 0) return chosen;
  const shared = sorted.find(({ kind }) => kind !== 'need' && kind !== 'meaning');
  return [shared ?? withWords.find(({ kind }) => kind === 'language')].flatMap((one) => one ?? []);
}
