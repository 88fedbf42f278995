import type { Path } from './location';
import { isObject, type Json } from './resolve/merge';

/**
 * One step of a fix or a migration, as data: the same steps change a value (at run time) and the text of a file while
 * keeping its formatting (on the command line). Each is applied to the result of the one before.
 */
export type Change =
  /** Sets a key or an item. Missing parents are created. */
  | { readonly set: Path; readonly to: unknown }
  | { readonly remove: Path }
  /** Gives a key another name, its place kept. */
  | { readonly rename: Path; readonly to: string }
  /** Inserts an item into a list before the one at that index. */
  | { readonly insert: Path; readonly to: unknown };

type Holder = Record<string | number, unknown>;

const isHolder = (value: unknown): value is Holder => Array.isArray(value) || isObject(value);

/** `value` with the part at `path` replaced by `edit`, which gets a copy of its parent and the last key. */
function at(
  value: unknown,
  path: Path,
  isMade: boolean,
  edit: (holder: Holder, last: string | number) => Holder,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined || (!isHolder(value) && !isMade)) return value;
  const copy: Holder = Array.isArray(value) ? ([...value] as unknown as Holder) : { ...(value as Holder) };
  if (rest.length === 0) return edit(copy, step);
  if (!isHolder(copy[step]) && !isMade) return value;
  return Object.assign(copy, { [step]: at(copy[step], rest, isMade, edit) });
}

const spliced = (holder: Holder, index: number, count: number, ...items: unknown[]): Holder =>
  (holder as unknown as unknown[]).toSpliced(index, count, ...items) as unknown as Holder;

function applyOne(value: unknown, change: Change): unknown {
  if ('set' in change) {
    if (change.set.length === 0) return change.to;
    return at(value, change.set, true, (holder, key) => Object.assign(holder, { [key]: change.to }));
  }
  if ('remove' in change) {
    return at(value, change.remove, false, (holder, key) =>
      Array.isArray(holder)
        ? spliced(holder, Number(key), 1)
        : (Object.fromEntries(Object.entries(holder).filter(([name]) => name !== String(key))) as Holder),
    );
  }
  if ('rename' in change) {
    return at(value, change.rename, false, (holder, key) =>
      Object.fromEntries(
        Object.entries(holder).map(([name, item]) => [name === String(key) ? change.to : name, item]),
      ),
    );
  }
  return at(value, change.insert, true, (holder, key) => spliced(holder, Number(key), 0, change.to));
}

/** The value after all changes; it is not touched itself. */
export const applyToValue = (value: unknown, changes: readonly Change[]): unknown =>
  changes.reduce(applyOne, value);

/** One step of a fix: a change of the issue's own file (or the `file` named), or of what lies in the folder. */
type FixStep =
  | (Change & { readonly file?: string })
  /** Characters of the file, if it is not valid JSON yet. */
  | { readonly splice: { readonly at: number; readonly length: number; readonly text: string } }
  /** A file of the folder gets another name. */
  | { readonly move: string; readonly to: string }
  /** A file that is not there yet. */
  | { readonly write: string; readonly content: Json };

/** The change that removes an issue, if there is one right way: `check --fix` applies it. */
export type Fix = readonly FixStep[];
