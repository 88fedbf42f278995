import type { CheckInPage, CheckInPerson } from '../../../generated/api/checkIn';
import { nameOf } from '../../../components/participant/participantText';

export interface CheckInListData {
  people: readonly CheckInPerson[];
  confirmed: number;
  /** Only for lists of many pages: the version of the list, and when it was fully loaded. */
  loaded?: { asOf: string; at: number };
}

/** Everybody on the pages. A person who moved to the next page during loading appears once. */
export const peopleOf = (pages: readonly Pick<CheckInPage, 'list'>[]): CheckInPerson[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((each) => [each.id, each])).values(),
];

/** Whether nobody left during loading. Otherwise somebody may have moved to a page that was loaded already. */
export const isSteady = (pages: readonly Pick<CheckInPage, 'confirmed'>[]): boolean =>
  pages.every(({ confirmed }, at) => confirmed >= (pages[at - 1]?.confirmed ?? 0));

/** The server's order: both alphabets sort the same in every language. */
const { compare } = new Intl.Collator('en');

/** The list with changes applied: known people in place, new ones in sorted order. */
export function withChanges(
  people: readonly CheckInPerson[],
  pages: readonly Pick<CheckInPage, 'list' | 'gone'>[],
): readonly CheckInPerson[] {
  const gone = new Set(pages.flatMap((page) => page.gone));
  const changed = new Map(pages.flatMap(({ list }) => list).map((each) => [each.id, each]));
  if (gone.size + changed.size === 0) return people;
  const left = people
    .filter(({ id }) => !gone.has(id))
    .map((each) => {
      const now = changed.get(each.id) ?? each;
      changed.delete(each.id);
      return now;
    });
  for (const one of changed.values()) {
    if (gone.has(one.id)) continue;
    const at = left.findIndex((each) => compare(nameOf(each), nameOf(one)) > 0);
    left.splice(at < 0 ? left.length : at, 0, one);
  }
  return left;
}
