import type { Guard, Shape } from '../../lib/json/shape';
import type { Path } from '../location';
import { formAt } from '../validate/form';

/** A key that guards something, and its path. */
interface Guarded {
  readonly path: Path;
  readonly guard: Guard;
}

/** Every guarding key below a shape, through objects only: what an item of a list guards is removed with the item. */
export function guardsBelow(shape: Shape | undefined, path: Path = []): Guarded[] {
  return Object.entries(shape?.keys ?? {}).flatMap(([key, form]) => {
    const at = [...path, key];
    return [...(form.guard ? [{ path: at, guard: form.guard }] : []), ...guardsBelow(form, at)];
  });
}

/** The guard of the key at `path`, if any. */
export const guardAt = (root: Shape, value: unknown, path: Path): Guard | undefined =>
  formAt(root, value, path).shape?.guard;

/** Whether the item at `path` is in a list that guards something: such an item is removed and never restored. */
export const isInGuardedList = (root: Shape, value: unknown, path: Path): boolean => {
  const guard = guardAt(root, value, path.slice(0, -1));
  return typeof path.at(-1) === 'number' && guard !== undefined;
};
