import { mkdirSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from '../../cannotStart';

/** Another process uses the data directory. */
export class DirectoryInUse extends CannotStart {
  override readonly name = 'DirectoryInUse';
  constructor(dir: string) {
    super(`Another server has the data directory ${dir} open. Stop it, or set DATA_DIR to another one.`);
  }
}

/** How long a holder that is just ending is waited for, in ms. */
const defaultPatience = 3000;
/** A takeover takes microseconds; one older than this, in ms, died in the middle. */
const takeoverExpires = 10_000;

/** Whether a running process listens at `path`. */
export const isInUse = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Removes the socket of a process that is gone; one process at a time, looking twice before it does. */
async function removeStale(path: string): Promise<void> {
  const mutex = `${path}.takeover`;
  try {
    mkdirSync(mutex);
  } catch {
    const made = statSync(mutex, { throwIfNoEntry: false })?.mtimeMs;
    if (made !== undefined && Date.now() - made > takeoverExpires) rmdirSync(mutex);
    return;
  }
  try {
    // A socket between its bind and its listen refuses too: give it time to come up.
    await wait(50);
    if (!(await isInUse(path))) unlinkSync(path);
  } finally {
    rmdirSync(mutex);
  }
}

/** False if the address is taken. */
async function succeeds(listen: () => Promise<unknown>): Promise<boolean> {
  try {
    await listen();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * Calls `listen`, which makes a server listen at `path`, until it succeeds. That claims the directory with the socket:
 * the socket is the lock. It disappears with its process however that ends, so a claim left by `kill -9` is noticed
 * immediately, without pids or timeouts. Throws DirectoryInUse when another running process has the claim.
 */
export async function claim(
  listen: () => Promise<unknown>,
  path: string,
  patience = defaultPatience,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await succeeds(listen))) {
    if (!(await isInUse(path))) await removeStale(path);
    else if (Date.now() > deadline) throw new DirectoryInUse(path);
    else await wait(50);
  }
}
