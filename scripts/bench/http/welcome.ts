import { startServer } from '../../support/server';
import { median } from '../config/median';
import { requestsPerSecond } from './load';
import { startBare } from './startBare';

const connections = 16;
const duration = 2000;
/** Least median of our requests a second ÷ the bare server's. */
const limit = 0.4;

/** The welcome page beside a bare Fastify that compresses and sends the same bytes. Returns whether it is fast enough. */
export async function measureWelcome(rounds: number): Promise<boolean> {
  const ours = await startServer({ NODE_ENV: 'production' }, { log: false });
  const bare = await startBare(await (await fetch(ours.site())).text());
  const load = { host: 'localhost', requests: [{ path: '/' }], connections };
  const ratios: number[] = [];
  try {
    for (const { port } of [ours, bare]) await requestsPerSecond({ ...load, port, duration: 1000 });
    for (let round = 0; round < rounds; round++) {
      const our = await requestsPerSecond({ ...load, port: ours.port, duration });
      const their = await requestsPerSecond({ ...load, port: bare.port, duration });
      ratios.push(our / their);
      console.log(
        `GET /  ${our.toFixed(0)} beside ${their.toFixed(0)} a second: ${(our / their).toFixed(2)}`,
      );
    }
  } finally {
    bare.stop();
    await ours.stop();
  }
  const ratio = median(ratios);
  const passed = ratio >= limit;
  console.log(`${passed ? 'ok' : 'TOO SLOW'}: ${ratio.toFixed(2)} × a bare Fastify (at least ${limit})`);
  return passed;
}
