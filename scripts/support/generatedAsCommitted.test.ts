import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generatedAsCommitted } from './generatedAsCommitted';

let dir: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: dir });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'generated-'));
  for (const folder of ['schemas', 'scripts', 'src/generated'])
    mkdirSync(join(dir, folder), { recursive: true });
  for (const file of [
    'schemas/a.json',
    'scripts/generate.ts',
    'src/generated/a.ts',
    'package-lock.json',
    'README.md',
  ])
    writeFileSync(join(dir, file), 'a');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('is not so where there is no repository, or a file is not committed', async () => {
  expect(await generatedAsCommitted(dir)).toBe(false);
  git('init', '--quiet');
  expect(await generatedAsCommitted(dir)).toBe(false);
});

it('is so after a commit, until a file changes that generators read or write', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
  expect(await generatedAsCommitted(dir)).toBe(true);
  writeFileSync(join(dir, 'README.md'), 'b');
  expect(await generatedAsCommitted(dir)).toBe(true);
  writeFileSync(join(dir, 'src/generated/a.ts'), 'b');
  expect(await generatedAsCommitted(dir)).toBe(false);
  git('checkout', '--quiet', '.');
  writeFileSync(join(dir, 'src/new.ts'), 'b');
  expect(await generatedAsCommitted(dir)).toBe(false);
});
