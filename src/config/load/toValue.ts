import type { Node } from 'jsonc-parser';
import type { ConfigError } from '../types';
import { positionAt } from '../location';
import type { Path, Source } from './source';

/** Keys that reach into JavaScript's own objects. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Values nested deeper than this are refused: no config file needs them, and they exhaust the stack. */
export const maxDepth = 100;

/**
 * The plain value of a parse tree. Keys that could reach into JavaScript's own objects are refused and left out;
 * a key given twice is reported and its first value kept. Throws a RangeError below `maxDepth`.
 */
export function toValue(source: Source, node: Node, faults: ConfigError[], path: Path = []): unknown {
  if (path.length > maxDepth) throw new RangeError('nested too deeply');
  if (node.type === 'array') {
    return (node.children ?? []).map((child, index) => toValue(source, child, faults, [...path, index]));
  }
  if (node.type !== 'object') return node.value as unknown;
  const value: Record<string, unknown> = {};
  for (const { children } of node.children ?? []) {
    const [key, child] = children ?? [];
    if (!key || !child) continue;
    const name = String(key.value);
    const at = [...path, name];
    if (forbidden.has(name) || Object.hasOwn(value, name)) faults.push(keyFault(source, key, at));
    else value[name] = toValue(source, child, faults, at);
  }
  return value;
}

function keyFault(source: Source, key: Node, path: Path): ConfigError {
  const name = String(key.value);
  const fault = forbidden.has(name)
    ? { code: 'forbidden-key', found: name, message: `the key "${name}" is not allowed anywhere` }
    : { code: 'duplicate-key', found: name, message: `the key "${name}" stands here twice` };
  return {
    severity: 'error',
    ...fault,
    file: source.path,
    ...positionAt(source.text, key.offset),
    path: path.join('.'),
  };
}
