import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest address of a unix socket that every system takes, less room for the file's name. */
const longest = 100 - '/.s.PGSQL.5432'.length;

/** A way to `dir` that is short enough for the address of a unix socket, and how to take it away again. */
export function shortPath(dir: string): { path: string; remove: () => void } {
  if (Buffer.byteLength(dir) <= longest) return { path: dir, remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'db-'));
  const path = join(folder, 'd');
  symlinkSync(dir, path, 'dir');
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
