// Loaded into the process of a server: collects garbage when asked and answers how much memory the process has, in
// bytes. It is JavaScript, because Node loads it without tsx. `memory.ts` asks it.
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// The server's own processes and threads inherit the variable that loads this file.
if (isMainThread && /[\\/](server[\\/]main\.js|realtime[\\/]bare\.ts)$/.test(process.argv[1] ?? '')) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const server = createServer((_request, response) => {
    collect();
    collect();
    response.end(JSON.stringify(process.memoryUsage()));
  });
  server.listen(Number(process.env.MEMORY_PORT), '127.0.0.1').unref();
}
