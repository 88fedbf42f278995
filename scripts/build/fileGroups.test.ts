import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run';
import { fileGroups } from './fileGroups';

const packages = join(root, 'node_modules');
const files = [
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`),
  ...readdirSync(packages).map((name) => `node_modules/${name}/package.json`),
  ...['ajv/dist/runtime', 'lucide-react/dist/esm/icons'].flatMap((folder) =>
    readdirSync(join(packages, folder)).map((name) => `node_modules/${folder}/${name}`),
  ),
];

/** Where the group that opens at `start` closes; alternatives outside of groups are cut into `parts`. */
function scan(pattern: string, start = 0) {
  const parts = [''];
  let depth = 0;
  for (let at = start; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ')' && depth === 0 && start > 0) return { end: at, parts };
    if (char === '|' && depth === 0) parts.push('');
    else {
      const text = char === '\\' ? pattern.slice(at, at + 2) : char;
      parts[parts.length - 1] += text;
      at += text.length - 1;
    }
  }
  return { end: pattern.length, parts };
}

/** A pattern without alternatives for each way through it; what a lookahead excludes is a way, too. */
const ways = (pattern: string): string[] => scan(pattern).parts.flatMap(waysOfOne);

function waysOfOne(pattern: string): string[] {
  const open = /(?<!\\)\(/.exec(pattern)?.index;
  if (open === undefined) return [pattern];
  const head = pattern.slice(0, open);
  const { end } = scan(`^${pattern}`, open + 1);
  const inner = pattern.slice(open + 1, end - 1);
  const rest = pattern.slice(end);
  if (inner.startsWith('?!')) {
    return [...ways(inner.slice(2)), ...waysOfOne(rest)].map((way) => head + way);
  }
  const isOptional = rest.startsWith('?');
  const options = isOptional ? [...ways(inner), ''] : ways(inner);
  const tails = waysOfOne(isOptional ? rest.slice(1) : rest);
  return options.flatMap((option) => tails.map((tail) => head + option + tail));
}

describe('groups of files', () => {
  it('are split into every way through their patterns', () => {
    expect(ways('a(b|c(d)?)|e(?!f|g)')).toEqual(['ab', 'acd', 'ac', 'ef', 'eg', 'e']);
  });

  const patterns = fileGroups.flatMap(({ test }) => (test instanceof RegExp ? [test.source] : []));

  it('name files that exist', () => {
    expect(patterns.length).toBeGreaterThan(15);
    const dead = patterns.flatMap(ways).filter((way) => !files.some((file) => new RegExp(way).test(file)));
    expect(dead).toEqual([]);
  });
});
