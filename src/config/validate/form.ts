import type { Shape } from '../../lib/json/shape';
import type { Path } from '../location';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The shape of an object with several kinds, by the key that distinguishes them. */
function chosen(shape: Shape | undefined, value: unknown): Shape | undefined {
  if (!shape?.variants || !shape.by || !isRecord(value)) return shape;
  return shape.variants[String(value[shape.by])] ?? shape;
}

/** The value and its shape at `path` below a file's root. */
export function formAt(root: Shape, value: unknown, path: Path): { shape?: Shape; value: unknown } {
  let shape = chosen(root, value);
  let here = value;
  for (const step of path) {
    here = isRecord(here) ? here[step] : undefined;
    const next: Shape | undefined =
      typeof step === 'number' ? shape?.items : (shape?.keys?.[step] ?? shape?.values);
    shape = chosen(next, here);
  }
  return { shape, value: here };
}
