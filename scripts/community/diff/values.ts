import { isObject } from '../../../src/config/resolve/merge';

/** Longer texts are not repeated: that they changed is enough to look. */
const longest = 60;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Keys that name an item of a list among its neighbours. */
const nameKeys = ['id', 'authType'] as const;

const nameOf = (item: unknown): string | undefined => {
  if (!isObject(item)) return undefined;
  const key = nameKeys.find((one) => typeof item[one] === 'string');
  return key && String(item[key]);
};

/** The items by name. Undefined if names are not unique. */
function byName(items: readonly unknown[]): Map<string, unknown> | undefined {
  const entries = items.map((item) => [nameOf(item), item] as const);
  const named = entries.filter((entry): entry is [string, unknown] => entry[0] !== undefined);
  const map = new Map(named);
  return map.size === items.length ? map : undefined;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isLong = (value: unknown): boolean => typeof value === 'string' && [...value].length > longest;

/** A value in a sentence; an asset by its path in its folder. */
function shown(value: unknown): string {
  if (!isPlain(value)) return Array.isArray(value) ? `${value.length} items` : 'an object';
  const text = String(value);
  return text.startsWith('/community/') ? text.replace(/^\/community\/[^/]+\//, '') : text;
}

function ofPlainLists(before: readonly unknown[], after: readonly unknown[], name: string): string[] {
  const added = after.filter((item) => !before.includes(item));
  const removed = before.filter((item) => !after.includes(item));
  if (added.length + removed.length === 0) return [`${name} reordered`];
  return [
    ...(added.length > 0 ? [`${name}: ${added.map(shown).join(', ')} added`] : []),
    ...(removed.length > 0 ? [`${name}: ${removed.map(shown).join(', ')} removed`] : []),
  ];
}

function ofNamed(before: Map<string, unknown>, after: Map<string, unknown>, name: string): string[] {
  const prefix = name && `${name} `;
  const common = [...after.keys()].filter((key) => before.has(key));
  const isMoved = !isSame(
    [...before.keys()].filter((key) => after.has(key)),
    common,
  );
  return [
    ...[...after.keys()].filter((key) => !before.has(key)).map((key) => `${prefix}${key} added`),
    ...[...before.keys()].filter((key) => !after.has(key)).map((key) => `${prefix}${key} removed`),
    ...(isMoved ? [`${name || common.join(', ')} reordered`] : []),
    ...common.flatMap((key) => differences(before.get(key), after.get(key), `${prefix}${key}`)),
  ];
}

function ofLists(before: readonly unknown[], after: readonly unknown[], name: string): string[] {
  if ([...before, ...after].every(isPlain)) return ofPlainLists(before, after, name);
  const [one, other] = [byName(before), byName(after)];
  if (one && other) return ofNamed(one, other, name);
  if (before.length !== after.length) return [`${name} ${before.length} items → ${after.length}`];
  return after.flatMap((item, index) => differences(before[index], item, `${name} ${index + 1}`));
}

const dotted = (name: string, key: string): string => (name === '' ? key : `${name}.${key}`);

/**
 * The differences between two values of a config, each a few words that begin with the path: `admission open →
 * approval`, `aliases: a.example added`. Both were validated, so each path has one kind of value.
 */
export function differences(before: unknown, after: unknown, name = ''): string[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, name);
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], dotted(name, key)));
  }
  if (before === undefined)
    return [isLong(after) || !isPlain(after) ? `${name} added` : `${name} added: ${shown(after)}`];
  if (after === undefined) return [`${name} removed`];
  if ([before, after].some(isLong)) return [`${name} changed`];
  return [`${name} ${shown(before)} → ${shown(after)}`];
}

/** How many single values differ: of a page, that is how many of its texts. */
export function countDifferent(before: unknown, after: unknown): number {
  if (isSame(before, after)) return 0;
  if (isPlain(before) || isPlain(after)) return 1;
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].reduce(
    (sum, key) => sum + countDifferent(one[key], other[key]),
    0,
  );
}
