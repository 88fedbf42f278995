import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../support/freePort';
import { root } from '../../support/run';

interface WatchedMemory {
  /** The environment of the process. */
  env: Record<string, string>;
  /** What it has after garbage is collected, in bytes. */
  used: () => Promise<number>;
}

/** Watches the memory of a server that is started with `env`. */
export async function watchMemory(): Promise<WatchedMemory> {
  const port = await freePort();
  const probe = pathToFileURL(join(root, 'scripts/bench/realtime/memoryProbe.js')).href;
  return {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${probe}`.trim(),
      MEMORY_PORT: String(port),
    },
    used: async () => {
      const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
      const { heapUsed, external } = (await answer.json()) as NodeJS.MemoryUsage;
      // Not `rss`: a heap that was larger once keeps its pages, and new sockets move into them.
      return heapUsed + external;
    },
  };
}
