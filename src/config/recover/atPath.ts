import { maxDepth } from '../load/toValue';
import type { Path } from '../location';

type Holder = Record<string | number, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const holds = (value: unknown, step: string | number): value is Holder =>
  isHolder(value) && Object.hasOwn(value, step);

/** The value at `path`. Undefined if there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  let here = root;
  for (const step of path) here = holds(here, step) ? here[step] : undefined;
  return here;
}

/** Gives a key or an item its value, in place; objects that are missing on the way there are made. */
export function setAt(root: unknown, path: Path, to: unknown): void {
  let here = root as Holder;
  for (const step of path.slice(0, -1)) {
    if (!isHolder(here[step])) here[step] = {};
    here = here[step] as Holder;
  }
  const last = path.at(-1);
  if (last !== undefined) here[last] = to;
}

/** Takes a key or an item away, in place. */
export function removeAt(root: unknown, path: Path): void {
  const holder = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (last === undefined || !isHolder(holder)) return;
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
}

/** Whether `path` is `other` or below it. */
export const isWithin = (path: Path, other: Path): boolean =>
  other.every((step, index) => String(path[index]) === String(step));

/** Whether a value is nested deeper than any file may be: it would overflow the stack. */
export const isTooDeep = (value: unknown, depth = 0): boolean =>
  depth > maxDepth || (isHolder(value) && Object.values(value).some((item) => isTooDeep(item, depth + 1)));
