import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../support/freePort';
import { root } from '../../support/run';

/** Watches the event loop of a server that is started with `env`. */
export async function watchEventLoop() {
  const port = await freePort();
  const probe = pathToFileURL(join(root, 'scripts/bench/http/eventLoopProbe.js')).href;
  return {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${probe}`.trim(),
      EVENT_LOOP_PORT: String(port),
    },
    /** How long it was blocked at most since this was last asked, in ms. */
    longest: async (): Promise<number> => Number(await (await fetch(`http://127.0.0.1:${port}`)).text()),
  };
}
