import { execFileSync } from 'node:child_process';

/**
 * Files that differ from `ref`, committed or not, untracked ones included; '' is where this branch left `origin/main`
 * (or `main`). Throws for a ref that git does not know.
 */
export function changedFiles(ref: string, cwd: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = (text: string) => text.split('\0').filter(Boolean);

  function base(): string {
    if (ref) return ref;
    for (const main of ['origin/main', 'main']) {
      try {
        return git('merge-base', 'HEAD', main).trim();
      } catch {
        // Not every clone has it.
      }
    }
    return 'HEAD';
  }

  return [
    ...new Set([
      ...lines(git('diff', '--name-only', '--no-renames', '-z', base(), '--')),
      ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
    ]),
  ].sort();
}
