import type { Guard, Shape } from '../../lib/json/shape';
import type { Path } from '../location';
import { formAt } from '../validate/form';

/** A key that guards something, and where it stands. */
interface Guarded {
  readonly path: Path;
  readonly guard: Guard;
}

/** Every marked key below a form, through objects alone: what a list's items guard goes with the item. */
export function guardsBelow(shape: Shape | undefined, path: Path = []): Guarded[] {
  return Object.entries(shape?.keys ?? {}).flatMap(([key, form]) => {
    const at = [...path, key];
    return [...(form.guard ? [{ path: at, guard: form.guard }] : []), ...guardsBelow(form, at)];
  });
}

/** What the key at `path` guards, if anything. */
export const guardAt = (root: Shape, value: unknown, path: Path): Guard | undefined =>
  formAt(root, value, path).shape?.guard;

/** Whether the item at `path` stands in a list that guards something: such an item goes, it never comes back. */
export const isInGuardedList = (root: Shape, value: unknown, path: Path): boolean => {
  const guard = guardAt(root, value, path.slice(0, -1));
  return typeof path.at(-1) === 'number' && guard !== undefined;
};
