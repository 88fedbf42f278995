import type { Shape } from '../../lib/json/shape';
import type { Path } from '../location';
import { isObject } from '../resolve/merge';

type Visit = (value: unknown, shape: Shape, path: Path) => void;

/** Calls `visit` for a value and everything below it that its schema knows, each with its form. */
export function walk(value: unknown, shape: Shape | undefined, visit: Visit, path: Path = []): void {
  if (!shape) return;
  visit(value, shape, path);
  if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, shape.items, visit, [...path, index]));
  } else if (isObject(value)) {
    const form = shape.variants?.[String(value[shape.by ?? ''])] ?? shape;
    for (const [key, item] of Object.entries(value)) {
      walk(item, form.keys?.[key] ?? form.values, visit, [...path, key]);
    }
  }
}
