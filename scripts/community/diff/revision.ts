import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { UsageError } from '../../support/verb';

/** Calls git without a shell. Returns its output, or undefined if it failed. */
function git(cwd: string, args: readonly string[], env: Record<string, string> = {}): string | undefined {
  const { status, stdout, error } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error && 'code' in error && error.code === 'ENOENT') throw new UsageError('git is not installed');
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Writes the folders of `dir` at a revision into `to`, every file as git would check it out, without touching working
 * tree or index. Throws UsageError if the revision does not exist, or the directory is in no repository.
 */
export function writeRevision(dir: string, revision: string, to: string): void {
  const top = git(dir, ['rev-parse', '--show-toplevel']);
  if (top === undefined) throw new UsageError(`${dir} is not in a git repository`);
  const commit = git(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (commit === undefined) throw new UsageError(`unknown git revision ${revision}`);
  const path = relative(realpathSync(top), realpathSync(dir)).split(sep).join('/');
  mkdirSync(to, { recursive: true });
  const index = { GIT_INDEX_FILE: join(to, '..', 'index') };
  // The folder did not exist then, so every community is new.
  if (git(top, ['rev-parse', '--verify', '--quiet', `${commit}:${path}`]) === undefined) return;
  const isDone =
    git(top, ['read-tree', `${commit}:${path}`], index) !== undefined &&
    git(top, ['checkout-index', '--all', '--quiet', `--prefix=${to}/`], index) !== undefined;
  if (!isDone) throw new Error(`git could not write ${path} of ${revision}`);
}
