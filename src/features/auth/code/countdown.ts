/**
 * The wait until `until`, as `00:NN` (minutes where it is longer), or undefined when it is over; both in ms since 1970.
 * The clock runs from the start: sixty seconds begin at 00:59 (AUT-06).
 */
export function countdown(until: number, now: number): string | undefined {
  if (until <= now) return undefined;
  const seconds = Math.floor((until - now - 1) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
