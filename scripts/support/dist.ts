import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './run';

/** Where the build lies: BUILT_DIR, a copy that nobody builds into, else `dist/`. */
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

function take(): boolean {
  mkdirSync(join(root, 'dist'), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Who holds `dist/` and was killed does not hold it any more. */
function freeOfDead(): void {
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
}

/** Does something while no other process of this checkout builds into `dist/` or copies it; waits until then. */
export async function holdingDist<Result>(work: () => Promise<Result>): Promise<Result> {
  // A script that one that holds it has started.
  if (process.env.HOLDS_DIST) return work();
  while (!take()) {
    freeOfDead();
    await wait(200);
  }
  process.env.HOLDS_DIST = '1';
  try {
    return await work();
  } finally {
    delete process.env.HOLDS_DIST;
    rmSync(lock, { force: true });
  }
}

/** Copies what was built to a folder of this process, to be served while `dist/` is built anew. Call it holding `dist/`. */
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
