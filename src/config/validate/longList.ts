import type { Path } from '../location';

/** Longer than any list of a config file; checking such a list item by item would only take time. */
export const longestList = 1000;

/** The path of the first list with more than `longestList` items. Undefined if there is none. */
export function longList(value: unknown, path: Path = []): Path | undefined {
  if (typeof value !== 'object' || value === null || path.length > 100) return undefined;
  if (Array.isArray(value) && value.length > longestList) return path;
  const items: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item])
    : Object.entries(value);
  for (const [step, item] of items) {
    const found = longList(item, [...path, step]);
    if (found) return found;
  }
  return undefined;
}
