// Loaded into the server's process: answers how long its event loop was blocked at most since the last request, in ms.
// It is JavaScript, because Node loads it without tsx. `eventLoop.ts` asks it.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** ms between two looks at the clock; every delay contains it. */
const resolution = 5;

// The server's own processes and threads inherit the variable that loads this file.
if (isMainThread && /[\\/]server[\\/]main\.js$/.test(process.argv[1] ?? '')) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const server = createServer((_request, response) => {
    const longest = Math.max(0, delay.max / 1e6 - resolution);
    delay.reset();
    response.end(String(longest));
  });
  server.listen(Number(process.env.EVENT_LOOP_PORT), '127.0.0.1').unref();
}
