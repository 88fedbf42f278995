import { setAt, removeAt, valueAt } from '../../src/config/recover/atPath';
import type { Path } from '../../src/config/location';

/** One key of a file made wrong. */
export interface Breakage {
  readonly path: Path;
  readonly how: 'wrong type' | 'out of range' | 'blank' | 'misspelled' | 'removed';
  readonly value: unknown;
}

function wrongType(value: unknown): unknown {
  if (typeof value === 'string') return 5;
  return typeof value === 'number' ? 'many' : typeof value === 'boolean' ? 'yes' : 7;
}

function outOfRange(value: unknown): unknown {
  if (typeof value === 'string') return 'x'.repeat(70_000);
  if (typeof value === 'number') return 1e9;
  return Array.isArray(value) ? Array<unknown>(200).fill(value[0]) : undefined;
}

/** Every place in a value: keys and items. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const below = steps.flatMap((step) => placesIn(valueAt(value, [step]), [...path, step]));
  return path.length > 0 ? [path, ...below] : below;
}

const changed = (root: unknown, change: (copy: unknown) => void): unknown => {
  const copy = structuredClone(root);
  change(copy);
  return copy;
};

/** Every way to break one key of a file by a typing error. Some of them leave it valid. */
export function breakagesOf(root: unknown): Breakage[] {
  return placesIn(root).flatMap((path): Breakage[] => {
    const value = valueAt(root, path);
    const last = path.at(-1);
    const set = (how: Breakage['how'], to: unknown): Breakage => ({
      path,
      how,
      value: changed(root, (copy) => setAt(copy, path, to)),
    });
    const tooMuch = outOfRange(value);
    const misspelled = (copy: unknown) => {
      removeAt(copy, path);
      setAt(copy, [...path.slice(0, -1), `${String(last)}${String(last).at(-1)}`], value);
    };
    return [
      set('wrong type', wrongType(value)),
      ...(tooMuch === undefined ? [] : [set('out of range', tooMuch)]),
      ...(typeof value === 'string' ? [set('blank', `${value} `)] : []),
      ...(typeof last === 'string'
        ? [
            { path, how: 'misspelled' as const, value: changed(root, misspelled) },
            { path, how: 'removed' as const, value: changed(root, (copy) => removeAt(copy, path)) },
          ]
        : []),
    ];
  });
}
