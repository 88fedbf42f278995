/** The first free one of some ascending numbers, or undefined when all are in use. */
type FindFree = (numbers: number[]) => Promise<number | undefined>;

/** How many numbers are checked per query. */
const atOnce = 16;

/** `atOnce` numbers after `start`, so many apart. */
const after = (start: number, step: number): number[] =>
  Array.from({ length: atOnce }, (_, index) => start + (index + 1) * step);

/**
 * A free number from 1 on, with few queries however many are in use: the first free one if those in use have no gaps,
 * otherwise one whose predecessor is in use.
 */
export async function freeNumber(find: FindFree): Promise<number> {
  const near = await find(after(0, 1));
  if (near !== undefined) return near;
  let used = atOnce;
  let free = await find(after(0, 1).map((index) => atOnce * 2 ** index));
  if (free === undefined) throw new Error('no number is free');
  used = Math.max(used, free / 2);
  while (free - used > 1) {
    const end: number = free;
    const step = Math.ceil((end - used) / atOnce);
    const between = after(used, step).filter((number) => number < end);
    const found = await find(between);
    used = found === undefined ? (between.at(-1) ?? used) : found - step;
    free = found ?? end;
  }
  return free;
}
