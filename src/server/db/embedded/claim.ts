import { mkdirSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import { connect, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process holds the data directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/** How long a holder that is just ending is waited for, in ms. */
const defaultPatience = 3000;
/** A takeover takes microseconds; one older than this, in ms, died in the middle. */
const takeoverExpires = 10_000;

const listen = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const settle = (error?: NodeJS.ErrnoException) => {
      server.off('error', settle).off('listening', settle);
      if (!error) resolve(true);
      else if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', settle).once('listening', settle).listen(path);
  });

/** Whether somebody listens. */
const answers = (path: string): Promise<boolean> =>
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
    if (!(await answers(path))) unlinkSync(path);
  } finally {
    rmdirSync(mutex);
  }
}

/**
 * Makes `server` listen at `path`, which claims the directory that holds it: the socket is the lock. It goes with
 * its process however that ends, so a claim left by `kill -9` is seen at once, without pids or timeouts.
 * Throws DirectoryInUse when a living process holds it.
 */
export async function claim(server: Server, path: string, patience = defaultPatience): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await listen(server, path))) {
    if (!(await answers(path))) await removeStale(path);
    else if (Date.now() > deadline) throw new DirectoryInUse(path);
    else await wait(50);
  }
}
