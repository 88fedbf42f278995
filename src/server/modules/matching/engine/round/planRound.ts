import type { Attention } from '../../../../../lib/rules/matching/attention';
import { countBy } from './countBy';
import { listLengths } from './lengths';
import type { ExcludedPair, Introduction, Participant, RoundInput } from './types';

/** What earlier rounds of the week leave for the next one. */
export interface WeekSoFar {
  /** Members who have a list of their own this week. */
  served: ReadonlySet<string>;
  /** Members who have had a list of their own in any week. It may be empty in a community in which people are never scarce. */
  hadList: ReadonlySet<string>;
  /** How often each has been shown this week. */
  shown: ReadonlyMap<string, number>;
  /** Newcomers to whom members were introduced since their last list. */
  introduced: readonly Introduction[];
}

/** The members who get lists in a round: of those who are to get one, who have none this week. */
export const viewersOf = (
  people: readonly Participant[],
  { served }: Pick<WeekSoFar, 'served'>,
  wanting?: ReadonlySet<string>,
): string[] => people.map(({ id }) => id).filter((id) => !served.has(id) && (!wanting || wanting.has(id)));

interface Plan {
  people: readonly Participant[];
  /** At least the pairs of the members who get lists. */
  excluded: readonly ExcludedPair[];
  attention: Attention;
  soFar: WeekSoFar;
  /** Who is to get a list, if they have none this week. By default everybody. */
  wanting?: ReadonlySet<string>;
}

/** The input of a round that goes on from the earlier ones of its week. */
export function planRound({
  people,
  excluded,
  attention,
  soFar,
  wanting,
}: Plan): Omit<RoundInput, 'seed' | 'words' | 'meaning'> {
  const { hadList, introduced } = soFar;
  const ids = people.map(({ id }) => id);
  const viewers = viewersOf(people, soFar, wanting);
  const firstLists = new Set(ids.filter((id) => !hadList.has(id)));
  return {
    people,
    excluded,
    attention,
    viewers: viewers.length < ids.length ? new Set(viewers) : undefined,
    lengths: listLengths({ people, excluded, attention, firstLists, introduced }),
    left: attentionLeft(ids, attention, soFar, new Set(viewers)),
    introduced,
  };
}

/**
 * How often each may still be shown this week. A member who gets no list in this round is introduced to no more newcomers
 * than a list has people, because they come in addition to the earlier list.
 */
function attentionLeft(
  ids: readonly string[],
  { perMember, appearances }: Attention,
  { shown, introduced }: WeekSoFar,
  viewers: ReadonlySet<string>,
): Map<string, number> {
  const met = countBy(introduced, ({ viewer }) => viewer);
  return new Map(
    ids.map((id) => {
      const left = appearances - (shown.get(id) ?? 0);
      const most = viewers.has(id) ? left : Math.min(left, perMember - (met.get(id) ?? 0));
      return [id, Math.max(0, most)];
    }),
  );
}
