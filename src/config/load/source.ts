import { parseTree, type Node } from 'jsonc-parser';
import { positionAt, type Path, type Position } from '../location';
import type { ConfigError } from '../types';

/** A file in which positions can be found. Its text is empty if there are none. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Trees of files that have issues; the others never need one. */
const trees = new WeakMap<Source, Node | undefined>();

function treeOf(source: Source): Node | undefined {
  if (!trees.has(source)) trees.set(source, source.text === '' ? undefined : parseTree(source.text));
  return trees.get(source);
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
function locate(source: Source, path: Path, of: 'key' | 'value'): Position {
  const root = treeOf(source);
  if (!root) return { line: 1, column: 1 };
  const node = nodeAt(root, path);
  const key = of === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return positionAt(source.text, (key ?? node).offset);
}

export type Issue = Omit<ConfigError, 'file' | 'line' | 'column' | 'path' | 'severity'> & {
  severity?: ConfigError['severity'];
};

/** An issue of a file at a path, ready to be shown. */
export const issueAt = (
  source: Source,
  path: Path,
  issue: Issue,
  of: 'key' | 'value' = 'value',
): ConfigError => ({
  severity: 'error',
  ...issue,
  file: source.path,
  ...locate(source, path, of),
  path: path.join('.'),
});
