import type { Node } from 'jsonc-parser';
import type { ConfigError } from '../types';
import { positionAt, type Path } from '../location';
import type { Source } from './source';

/** Keys that reach into JavaScript's own objects. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Values nested deeper than this are refused: no config file needs them, and they exhaust the stack. */
export const maxDepth = 100;

/**
 * The plain value of a parse tree. Keys that could reach into JavaScript's own objects are refused and left out;
 * a key given twice is reported and its first value kept. Throws a RangeError below `maxDepth`.
 */
export function toValue(source: Source, node: Node, issues: ConfigError[], path: Path = []): unknown {
  if (path.length > maxDepth) throw new RangeError('nested too deeply');
  if (node.type === 'array') {
    return (node.children ?? []).map((child, index) => toValue(source, child, issues, [...path, index]));
  }
  if (node.type !== 'object') return node.value as unknown;
  const value: Record<string, unknown> = {};
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? [];
    if (!key || !child) continue;
    const name = String(key.value);
    const at = [...path, name];
    if (forbidden.has(name) || Object.hasOwn(value, name))
      issues.push(keyIssue(source, node, property, key, at));
    else value[name] = toValue(source, child, issues, at);
  }
  return value;
}

function keyIssue(source: Source, holder: Node, property: Node, key: Node, path: Path): ConfigError {
  const name = String(key.value);
  const issue = forbidden.has(name)
    ? ({ code: 'forbidden-key', message: `the key "${name}" is not allowed anywhere` } as const)
    : ({ code: 'duplicate-key', message: `the key "${name}" stands here twice` } as const);
  return {
    severity: 'error',
    ...issue,
    found: name,
    file: source.path,
    ...positionAt(source.text, key.offset),
    path: path.join('.'),
    fix: [{ splice: without(holder, property) }],
  };
}

const endOf = ({ offset, length }: Node): number => offset + length;

/** Removes a property with its comma, by position, because its name may be duplicated. */
function without(holder: Node, property: Node) {
  const all = holder.children ?? [];
  const index = all.indexOf(property);
  const [before, after] = [all[index - 1], all[index + 1]];
  const from = before ? endOf(before) : after ? property.offset : holder.offset + 1;
  const to = before ? endOf(property) : (after?.offset ?? endOf(holder) - 1);
  return { at: from, length: to - from, text: '' };
}
