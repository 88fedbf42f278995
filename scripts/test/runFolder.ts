import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Number of finished runs that are kept. */
const remembered = 4;

const ofRun = /^run-\d+-(\d+)$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A folder for this run below `parent`, with `latest` pointing to it, so that concurrent runs do not disturb each
 * other, nor somebody who reads an earlier one. The oldest finished ones are removed.
 */
export function createRunFolder(parent: string, now = Date.now(), pid = process.pid): string {
  mkdirSync(parent, { recursive: true });
  const ended = readdirSync(parent)
    .filter((name) => ofRun.test(name) && !isAlive(Number(ofRun.exec(name)?.[1])))
    .sort();
  for (const name of ended.slice(0, -remembered))
    rmSync(join(parent, name), { recursive: true, force: true });

  const name = `run-${now}-${pid}`;
  mkdirSync(join(parent, name));
  // Renamed into its place, so that `latest` is there at every moment.
  const link = join(parent, `.latest-${pid}`);
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, join(parent, 'latest'));
  return join(parent, name);
}
