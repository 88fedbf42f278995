import type { Node } from 'jsonc-parser';
import type { ConfigError } from '../types';
import { faultAt, type Path, type Source } from './source';

/** Keys that reach into JavaScript's own objects. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The plain value of a parse tree. Keys that could reach into JavaScript's own objects are refused and left out;
 * a key given twice is reported and its first value kept.
 */
export function toValue(source: Source, node: Node, faults: ConfigError[], path: Path = []): unknown {
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
  return { ...faultAt({ ...source, root: key }, [], fault), path: path.join('.') };
}
