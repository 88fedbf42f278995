import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changedFiles';

let dir: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@people.example', ...args], {
    cwd: dir,
    stdio: 'pipe',
  });
const write = (name: string, text = name) => writeFileSync(join(dir, name), text);
function commit(...names: string[]) {
  names.forEach((name) => write(name));
  git('add', '.');
  git('commit', '-qm', names.join());
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  commit('first', 'second', 'ключ');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('are those since the branch left main, committed or not', () => {
  expect(changedFiles('', dir)).toEqual([]);
  git('checkout', '-qb', 'branch');
  commit('committed');
  write('second', 'changed');
  write('untracked');
  write('ключ', 'changed');
  rmSync(join(dir, 'first'));
  expect(changedFiles('', dir)).toEqual(['committed', 'first', 'second', 'untracked', 'ключ']);
});

it('are those since a ref that is named', () => {
  commit('third');
  write('second', 'changed');
  expect(changedFiles('HEAD', dir)).toEqual(['second']);
  expect(changedFiles('HEAD~1', dir)).toEqual(['second', 'third']);
  expect(() => changedFiles('nowhere', dir)).toThrow('nowhere');
});
