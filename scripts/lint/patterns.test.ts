import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { describe, expect, it } from 'vitest';

const linter = new Linter();

/** Patterns that take more than linear time: lint rules see those in code, but not these. */
const slow = (pattern: RegExp): string[] =>
  linter
    .verify(`export const pattern = ${pattern.toString()};`, {
      plugins: { regexp },
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    })
    .map(({ message }) => message);

function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'pattern' && typeof value === 'string') return [value];
    const keys = key === 'patternProperties' ? Object.keys(Object(value) as object) : [];
    return [...keys, ...patternsIn(value)];
  });
}

const folder = join(import.meta.dirname, '../../schemas');
const patterns = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => patternsIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

describe('patterns that meet text from outside', () => {
  it.each([...new Set(patterns)])('of a schema take linear time: %s', (pattern) => {
    expect(slow(new RegExp(pattern, 'u'))).toEqual([]);
  });

  it('are found where they do not', () => {
    expect(slow(/ +$/)).toHaveLength(1);
    expect(slow(/^(a+)+$/)).not.toEqual([]);
  });
});
