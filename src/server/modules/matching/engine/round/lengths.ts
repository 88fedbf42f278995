import { absence } from './eligible';
import { fewMembers } from '../market/everyPair';
import type { Attention } from '../../../../../lib/rules/matching/attention';
import { countBy } from './countBy';
import type { ExcludedPair, Introduction, Participant } from './types';

/** After so many weeks two people may be recommended to each other again. */
const weeksApart = 12;

/** The number of people that home and the email feature. A first list has them, even if fewer come from then on. */
const featured = 3;

interface Scarcity {
  people: readonly Participant[];
  excluded: readonly ExcludedPair[];
  attention: Attention;
  /** Members who have never had a list. */
  firstLists: ReadonlySet<string>;
  /** The newcomers who come along in lists. */
  introduced?: readonly Introduction[];
}

const takingPart = (people: readonly Participant[]): Participant[] =>
  people.filter((person) => !absence(person));

/** Whether people can be scarce in a community: not in a large one. */
export const mayBeScarce = (people: readonly Participant[]): boolean =>
  takingPart(people).length <= fewMembers;

/**
 * The lengths of the members' lists in a small community: as long as they can be without a week in which nobody new comes,
 * if there are enough people for all the weeks until the first come again, and one a week otherwise. Empty for a
 * community in which people are never scarce.
 */
export function listLengths({
  people,
  excluded,
  attention,
  firstLists,
  introduced = [],
}: Scarcity): Map<string, number> {
  if (!mayBeScarce(people)) return new Map();
  const taking = takingPart(people);
  const apart = new Map(taking.map(({ id }) => [id, new Map<string, number>()]));
  for (const { a, b, why, weeks = weeksApart } of excluded) {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const others = apart.get(one);
      if (!others || !apart.has(other) || one === other) continue;
      others.set(other, Math.max(others.get(other) ?? 0, why === 'recent' ? weeks : Infinity));
    }
  }
  const along = countBy(introduced, ({ viewer }) => viewer);
  return new Map(
    [...apart].map(([id, others]) => {
      const now = taking.length - 1 - others.size;
      const length = lasting(now, [...others.values()]);
      const least = firstLists.has(id) ? featured : 1;
      const most = now + (along.get(id) ?? 0);
      return [id, Math.min(attention.perMember, most, Math.max(length, least))];
    }),
  );
}

/** How many a week last, if there are so many people now and others come again in so many weeks. */
function lasting(now: number, weeks: readonly number[]): number {
  const back = new Int32Array(weeksApart);
  for (const week of weeks) if (week < weeksApart) back[week]! += 1;
  let available = now;
  let rate = Infinity;
  for (let week = 0; week < weeksApart; week += 1) {
    available += back[week]!;
    rate = Math.min(rate, available / (week + 1));
  }
  return Math.ceil(rate);
}
