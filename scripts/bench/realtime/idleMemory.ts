import { median } from '../config/median';
import { memberOf, openClients, ownTopic, visitor } from './clients';
import { watchMemory } from './memory';
import type { OtherProcess } from './otherProcess';
import { startBare } from './startBare';

/** The largest multiple of a bare server's memory. */
const limit = 2;
const sockets = 10_000;
/** Sockets before the first measurement, so that code and caches do not count. */
const first = 500;

interface Server {
  port: number;
  stop: () => Promise<void>;
}

type Start = (env: Record<string, string>) => Promise<Server>;

/** The memory of each idle socket in a new process, in bytes. */
async function perSocket(
  start: Start,
  speaker: Parameters<typeof openClients>[1],
  settled: (count: number) => Promise<void>,
): Promise<number> {
  const memory = await watchMemory();
  const server = await start(memory.env);
  const open = async (from: number, count: number) => {
    const clients = await openClients(server.port, speaker, { from, count });
    await clients.subscribe();
    await settled(from + count);
    return clients;
  };
  try {
    const few = await open(0, first);
    const before = await memory.used();
    const many = await open(first, sockets - first);
    const after = await memory.used();
    for (const clients of [few, many]) clients.close();
    return (after - before) / (sockets - first);
  } finally {
    await server.stop();
  }
}

/** The memory of each of many idle sockets, beside a bare server. Returns whether it is little enough. */
export async function measureIdleMemory(start: Start, other: OtherProcess, rounds: number): Promise<boolean> {
  const figures: { ratio: number; own: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await perSocket(startBare, visitor, () => Promise.resolve());
    await other.forget();
    const own = await perSocket(start, memberOf(ownTopic), other.present);
    figures.push({ ratio: own / bare, own, bare });
  }
  const of = (key: 'ratio' | 'own' | 'bare') => median(figures.map((figure) => figure[key]));
  const passed = of('ratio') <= limit;
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(
    `${`memory of each of ${sockets} idle sockets`.padEnd(36)} ${kilobytes(of('own'))} kB beside ${kilobytes(of('bare'))} kB  ` +
      `${of('ratio').toFixed(2)} × ${passed ? 'ok' : 'TOO MUCH'} (at most ${limit})`,
  );
  return passed;
}
