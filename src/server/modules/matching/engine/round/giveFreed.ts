import type { IsAllowed } from '../market/fill';

interface Freed {
  /** Who each member sees, by place; the first of them came along (`carried`). */
  lists: number[][];
  carried: readonly (readonly number[])[];
  /** How often each may be shown, apart from coming along. */
  appearances: number;
  isAllowed: IsAllowed;
  /** The scores of a member with others. */
  scoresWith: (one: number, others: readonly number[]) => ArrayLike<number>;
}

/**
 * Gives each member with an empty list the best of the people who may still be shown. Such people are left where a list with
 * newcomers who came along was cut to its length. Changes `lists`.
 */
export function giveFreed({ lists, carried, appearances, isAllowed, scoresWith }: Freed): void {
  if (carried.every((own) => own.length === 0)) return;
  const shown = new Int32Array(lists.length);
  lists.forEach((list, place) => {
    for (const one of list.slice(carried[place]!.length)) shown[one]! += 1;
  });
  lists.forEach((list, place) => {
    if (list.length > 0) return;
    const free = Array.from(shown.keys()).filter(
      (one) => one !== place && shown[one]! < appearances && isAllowed(place, one),
    );
    const scores = scoresWith(place, free);
    const at = free.reduce((best, _, each) => (best < 0 || scores[each]! > scores[best]! ? each : best), -1);
    if (at < 0) return;
    list.push(free[at]!);
    shown[free[at]!]! += 1;
  });
}
