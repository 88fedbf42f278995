import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './run';

/** The folder of the build: BUILT_DIR, a copy that nobody builds into, otherwise `dist/`. */
export const builtDir = (): string => process.env.BUILT_DIR || join(root, 'dist');

const lock = join(root, 'dist/.building');
const copies = join(root, 'dist/copies');

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function tryLock(): boolean {
  mkdirSync(join(root, 'dist'), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Releases the lock of a process that was killed. */
function releaseStaleLock(): void {
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
}

/**
 * Runs a function with the lock on `dist/`: meanwhile no other process of this checkout builds into it or copies it.
 */
export async function withDistLock<Result>(work: () => Promise<Result>): Promise<Result> {
  // A script that has the lock started this one.
  if (process.env.HAS_DIST_LOCK) return work();
  while (!tryLock()) {
    releaseStaleLock();
    await wait(200);
  }
  process.env.HAS_DIST_LOCK = '1';
  try {
    return await work();
  } finally {
    delete process.env.HAS_DIST_LOCK;
    rmSync(lock, { force: true });
  }
}

/** Copies the build to a folder of this process, which is served while `dist/` is rebuilt. Call it under the lock. */
export function copyOfDist(): { dir: string; remove: () => void } {
  mkdirSync(copies, { recursive: true });
  for (const pid of readdirSync(copies)) {
    if (!isAlive(Number(pid))) rmSync(join(copies, pid), { recursive: true, force: true });
  }
  const dir = join(copies, String(process.pid));
  for (const name of ['client', 'ssr', 'server', 'docs', 'brand', 'variant.json'])
    cpSync(join(root, 'dist', name), join(dir, name), { recursive: true });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
