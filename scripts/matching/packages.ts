import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of a package of npm's registry, unpacked beside other temporary files and kept for the next run. */
export function unpacked(name: string, version: string): string {
  const to = join(tmpdir(), 'matching-words', `${name}-${version}`);
  if (!existsSync(join(to, 'package', 'package.json'))) {
    mkdirSync(to, { recursive: true });
    const archive = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], {
      cwd: to,
      encoding: 'utf8',
    });
    execFileSync('tar', ['xzf', archive.trim()], { cwd: to });
  }
  return join(to, 'package');
}
