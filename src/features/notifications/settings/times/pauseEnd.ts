import { startOfDay } from '../../../../lib/timeZone';

/** For how long a member can pause. */
export const pauseLengths = ['day', 'week', 'month', 'date'] as const;
export type PauseLength = (typeof pauseLengths)[number];

const dayMs = 86_400_000;
const days = { day: 1, week: 7, month: 30 } as const;

/** The days that a pause can end on: from tomorrow, within a year. */
export function pauseDays(now: Date): { first: string; last: string } {
  const after = (count: number) => new Date(now.getTime() + count * dayMs).toISOString().slice(0, 10);
  return { first: after(1), last: after(364) };
}

/** The end of a pause that begins now; `day` (`2026-11-30`) is the day on which it ends if the member named one. Undefined for no such day. */
export function pauseEnd(length: PauseLength, day: string, now: Date, zone: string): Date | undefined {
  if (length !== 'date') return new Date(now.getTime() + days[length] * dayMs);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  const end = startOfDay(day, zone);
  return end > now && end.getTime() < now.getTime() + 366 * dayMs ? end : undefined;
}
