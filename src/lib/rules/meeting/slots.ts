/** Maximum number of suggested times. */
export const mostSlots = 3;
/** How long a meeting may last, in minutes. */
export const meetingMinutes = [15, 30, 45, 60] as const;
export type MeetingMinutes = (typeof meetingMinutes)[number];
/** How far ahead meetings are arranged, in days. */
export const daysAhead = 60;

const day = 86_400_000;

/** Errors of suggested times. */
type SlotProblem = 'none' | 'tooMany' | 'notATime' | 'past' | 'tooFar' | 'twice';

/** The first error of suggested times (ISO, UTC), or undefined. */
export function slotProblem(slots: readonly string[], now: Date): SlotProblem | undefined {
  if (slots.length === 0) return 'none';
  if (slots.length > mostSlots) return 'tooMany';
  const times = slots.map((slot) => Date.parse(slot));
  if (times.some(Number.isNaN)) return 'notATime';
  if (times.some((time) => time <= now.getTime())) return 'past';
  if (times.some((time) => time > now.getTime() + daysAhead * day)) return 'tooFar';
  return new Set(times).size < times.length ? 'twice' : undefined;
}
