import type { Node } from 'jsonc-parser';
import type { Position } from '../location';
import { positionAt } from '../location';
import type { ConfigError } from '../types';

/** Steps from a file's root to a value. */
export type Path = readonly (string | number)[];

/** A parsed file that knows where each of its values stands. */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** Absent where there is nothing to locate in: an empty file, an object from the database. */
  readonly root?: Node;
}

const childOf = (node: Node, step: string | number): Node | undefined => {
  if (node.type === 'array') return node.children?.[Number(step)];
  const found = node.children?.find(({ children }) => children?.[0]?.value === step);
  return found?.children?.[1];
};

/** The value at `path`, or the nearest one around it. */
function nodeAt(root: Node, path: Path): Node {
  let node = root;
  for (const step of path) {
    const next = childOf(node, step);
    if (!next) break;
    node = next;
  }
  return node;
}

/** The position of a value, or of its key. */
export function locate({ text, root }: Source, path: Path, of: 'key' | 'value'): Position {
  if (!root) return { line: 1, column: 1 };
  const node = nodeAt(root, path);
  const key = of === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return positionAt(text, (key ?? node).offset);
}

export type Fault = Omit<ConfigError, 'file' | 'line' | 'column' | 'path' | 'severity'> & {
  severity?: ConfigError['severity'];
};

/** A fault of a file at a path, ready to be shown. */
export const faultAt = (
  source: Source,
  path: Path,
  fault: Fault,
  of: 'key' | 'value' = 'value',
): ConfigError => ({
  severity: 'error',
  ...fault,
  file: source.path,
  ...locate(source, path, of),
  path: path.join('.'),
});
