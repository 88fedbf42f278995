import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that the system hands out by itself: between the look and the use it gives the port to nobody else. */
const [first, end] = [20_000, 32_000];

/** A TCP port of the loopback address that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const port = randomInt(first, end);
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
