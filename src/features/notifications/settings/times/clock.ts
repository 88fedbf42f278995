const twoDigits = (count: number) => String(count).padStart(2, '0');

/** A time of day by its minutes from midnight: '08:30'. */
export const clock = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

const halfHours = Array.from({ length: 48 }, (_, count) => count * 30);

/** The times of day to choose from: every half hour, and the one that was chosen before. */
export const timesOfDay = (chosen: number): number[] =>
  [...new Set([...halfHours, chosen])].toSorted((one, other) => one - other);
