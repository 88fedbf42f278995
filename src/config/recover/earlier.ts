import type { Path } from '../location';
import { isObject } from '../resolve/merge';
import { isWithin } from './atPath';

/** Whether two values are equal except at the broken paths. `at` is their own path. */
function isSame(now: unknown, then: unknown, at: Path, broken: readonly Path[]): boolean {
  if (broken.some((path) => isWithin(at, path))) return true;
  if (Array.isArray(now) && Array.isArray(then)) {
    return now.length === then.length && now.every((item, i) => isSame(item, then[i], [...at, i], broken));
  }
  if (!isObject(now) || !isObject(then)) return now === then;
  const keys = new Set([...Object.keys(now), ...Object.keys(then)]);
  return [...keys].every((key) => isSame(now[key], then[key], [...at, key], broken));
}

/**
 * The value at `path` in the last known good file. Undefined if there was none, or if it may be another item of a list:
 * it is the same one if the list has the same length and the rest of the item is unchanged.
 */
export function earlier(now: unknown, before: unknown, path: Path, broken: readonly Path[]): unknown {
  let here = now;
  let then = before;
  for (const [index, step] of path.entries()) {
    if (typeof step === 'number') {
      if (!Array.isArray(here) || !Array.isArray(then) || here.length !== then.length) return undefined;
      const item: unknown = then[step];
      const isLast = index === path.length - 1;
      // The list was given another order: the item is there already.
      const isThere = here.some((other, at) => at !== step && isSame(other, item, [], []));
      if (isLast ? isThere : !isSame(here[step], item, path.slice(0, index + 1), broken)) return undefined;
      here = here[step] as unknown;
      then = item;
    } else {
      here = isObject(here) && Object.hasOwn(here, step) ? here[step] : undefined;
      then = isObject(then) && Object.hasOwn(then, step) ? then[step] : undefined;
    }
  }
  return then;
}
