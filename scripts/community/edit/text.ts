import { parseTree, type Node } from 'jsonc-parser';
import type { Change } from '../../../src/config/change';
import type { Path } from '../../../src/config/location';
import { styleOf, written } from './written';

/** Characters of a text replaced by others. */
interface Splice {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

export const spliced = (text: string, { at, length, text: by }: Splice): string =>
  text.slice(0, at) + by + text.slice(at + length);

const endOf = ({ offset, length }: Node): number => offset + length;

/** The children of a node: the properties of an object, the items of a list. */
const childrenOf = ({ children }: Node): Node[] => children ?? [];

const indexIn = (holder: Node, step: string | number): number =>
  holder.type === 'array'
    ? Number(step)
    : childrenOf(holder).findIndex(({ children }) => children?.[0]?.value === String(step));

const valueOf = (child: Node | undefined): Node | undefined =>
  child?.type === 'property' ? child.children?.[1] : child;

const isHolder = (node: Node): boolean => node.type === 'object' || node.type === 'array';

/** The deepest holder on the way to `path` that is there, and the steps that lead on from it. */
function holderOf(root: Node, path: Path): { holder: Node; rest: Path } | undefined {
  let holder = root;
  for (const [index, step] of path.slice(0, -1).entries()) {
    const next = valueOf(childrenOf(holder)[indexIn(holder, step)]);
    if (!next) return { holder, rest: path.slice(index) };
    if (!isHolder(next)) return undefined;
    holder = next;
  }
  return { holder, rest: path.slice(-1) };
}

const depthOf = (node: Node): number => {
  let depth = 0;
  for (let at = node.parent; at; at = at.parent) if (isHolder(at)) depth += 1;
  return depth;
};

/** A new child of a holder, before the child `index`, in the way its neighbours are written. */
function insertion(text: string, holder: Node, index: number, child: string): Splice {
  const children = childrenOf(holder);
  const [first] = children;
  if (!first) {
    const [open, close] = holder.type === 'array' ? ['[', ']'] : ['{ ', ' }'];
    return { at: holder.offset, length: holder.length, text: `${open}${child}${close}` };
  }
  const before = text.slice(holder.offset + 1, first.offset);
  const between = before.includes('\n') ? before : ' ';
  const next = children[index];
  if (next) return { at: next.offset, length: 0, text: `${child},${between}` };
  return { at: endOf(children.at(-1) ?? first), length: 0, text: `,${between}${child}` };
}

/** A child of a holder taken out, with the comma and the line that came with it. */
function removal(holder: Node, index: number): Splice | undefined {
  const children = childrenOf(holder);
  const [before, node, after] = [children[index - 1], children[index], children[index + 1]];
  if (!node) return undefined;
  const cut = (from: number, to: number) => ({ at: from, length: to - from, text: '' });
  if (before) return cut(endOf(before), endOf(node));
  return after ? cut(node.offset, after.offset) : cut(holder.offset + 1, endOf(holder) - 1);
}

/** Keys that editors and people look for at the top of a file. */
const firstKeys = ['$schema', 'schemaVersion'];

const positionOf = (holder: Node, key: string | number): number => {
  const position = firstKeys.indexOf(String(key));
  if (position === -1 || holder.parent) return childrenOf(holder).length;
  return position === 1 && indexIn(holder, '$schema') !== -1 ? 1 : 0;
};

function spliceOf(text: string, root: Node, change: Change): Splice | undefined {
  const style = styleOf(text);
  const path = Object.values(change)[0] as Path;
  if (path.length === 0 && 'set' in change) {
    return { at: root.offset, length: root.length, text: written(change.to, style, 0) };
  }
  const found = holderOf(root, path);
  if (!found) return undefined;
  const { holder, rest } = found;
  const [step = ''] = rest;
  const index = indexIn(holder, step);
  const child = childrenOf(holder)[index];
  const depth = depthOf(holder) + 1;

  if ('remove' in change) return rest.length === 1 ? removal(holder, index) : undefined;
  if ('rename' in change) {
    const key = rest.length === 1 ? child?.children?.[0] : undefined;
    return key && { at: key.offset, length: key.length, text: JSON.stringify(change.to) };
  }
  if ('set' in change && rest.length === 1 && child) {
    const value = valueOf(child) ?? child;
    return { at: value.offset, length: value.length, text: written(change.to, style, depth) };
  }
  const value = rest
    .slice(1)
    .reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), change.to);
  const item = written(value, style, depth);
  if (holder.type === 'array') return insertion(text, holder, Number(step), item);
  return insertion(text, holder, positionOf(holder, step), `${JSON.stringify(String(step))}: ${item}`);
}

/** The text of a JSON file after all changes, with everything else unchanged. Throws if a change does not fit the text. */
export function applyToText(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, change) => {
    const root = parseTree(before);
    const splice = root && spliceOf(before, root, change);
    if (!splice) throw new Error(`no place for the change ${JSON.stringify(change)}`);
    return spliced(before, splice);
  }, text);
}
