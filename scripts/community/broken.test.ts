import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine, fixAll, type Examined } from './doctor/examine';

interface Expected {
  code: string;
  /** `brand.json:7:14` */
  at: string;
  /** The changes by the fix. */
  fix: string[];
}

const source = join(import.meta.dirname, '../../tests/fixtures/broken');
const expected = JSON.parse(readFileSync(join(source, 'expected.json'), 'utf8')) as Record<string, Expected>;
const names = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Every file of a folder, by its path in it; where the schemas lie depends on where the folder does. */
function filesOf(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .map(
        (path) =>
          [
            relative(dir, path),
            readFileSync(path, 'utf8').replace(/"[./\w]*\/schemas\//, '"…/schemas/'),
          ] as const,
      )
      .sort(),
  );
}

const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
};

/** The changes of a folder, in lines. */
function changesBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === now) return [];
    if (old === undefined)
      return [
        `new ${file}: ${(now ?? '')
          .trim()
          .split(/\s*\n\s*/)
          .join(' ')}`,
      ];
    if (now === undefined) return [`gone ${file}`];
    const [lines, newLines] = [old.split('\n'), now.split('\n')];
    return [
      ...without(lines, newLines).map((line) => `- ${file}: ${line.trim()}`),
      ...without(newLines, lines).map((line) => `+ ${file}: ${line.trim()}`),
    ];
  });
}

const dir = mkdtempSync(join(tmpdir(), 'broken-'));
let told: Examined;
let after: ReturnType<typeof fixAll>;
let again: Examined;

beforeAll(() => {
  cpSync(source, dir, { recursive: true });
  told = examine(dir, []);
  after = fixAll(dir, []);
  again = examine(dir, []);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const of = (name: string, { issues }: Pick<Examined, 'issues'>) =>
  issues.filter(({ file }) => file.includes(`/${name}/`));

describe('broken folders (CFG-06)', () => {
  it('are forty at the least, each in the list of what is expected', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(expected).sort()).toEqual([...names].sort());
  });

  it.each(names)('CFG-06 %s: its one issue is found, located to the column', (name) => {
    const issues = of(name, told);
    const { code, at } = expected[name] ?? {};
    expect(
      issues.map((issue) => ({
        code: issue.code,
        at: `${issue.file.split(`/${name}/`)[1]}:${issue.line}:${issue.column}`,
      })),
    ).toEqual([{ code, at }]);
  });

  it.each(names)('CFG-06 %s: its fix makes the check pass and touches nothing else', (name) => {
    expect(of(name, after)).toEqual([]);
    expect(of(name, again)).toEqual([]);
    expect(after.fixed.some(({ file }) => file.includes(`/${name}/`))).toBe(true);
    expect(existsSync(join(dir, name))).toBe(true);
    expect(changesBetween(filesOf(join(source, name)), filesOf(join(dir, name)))).toEqual(
      expected[name]?.fix,
    );
  });
});
