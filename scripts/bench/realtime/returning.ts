import { WebSocket } from 'ws';
import { createRealtime } from '../../../src/api/realtime/createRealtime';
import { reconnectDelay } from '../../../src/api/realtime/reconnectDelay';
import { openStompLine } from '../../../src/api/realtime/stompLine';
import { addressOf } from '../api/addresses';
import { tokenOf } from '../profile/people';
import { ownTopic } from './clients';

const clients = 1000;
/** They come back within this time at the earliest, and almost all are live again within that, in seconds. */
const limits = { spread: 5, live: 10 };

/** A browser's web socket, from an address of its own as behind a proxy. */
class ClientSocket extends WebSocket {
  constructor(address: string, protocols: string[]) {
    const index = Number(new URL(address).searchParams.get('client'));
    super(address, protocols, { headers: { 'X-Forwarded-For': addressOf(index) } });
  }
}

interface Server {
  port: number;
  stop: () => Promise<void>;
}

/** How long clients take to be live again after a restart of the server. Returns whether they come apart, and soon. */
export async function measureReturning(start: (port?: number) => Promise<Server>): Promise<boolean> {
  Object.assign(globalThis, { WebSocket: ClientSocket });
  const first = await start();
  const { port } = first;
  const liveAt: number[] = [];
  let wake: () => void = () => undefined;
  const all = Array.from({ length: clients }, (_, index) => {
    const realtime = createRealtime({
      openLine: async (address, handlers) => openStompLine(address, handlers),
      address: () =>
        `ws://127.0.0.1:${port}/api/ws?client=${index}&token=${encodeURIComponent(tokenOf(index))}`,
      delayAfter: (failures) => reconnectDelay(failures, Math.random()),
    });
    realtime.subscribe(ownTopic(index), {
      onEvent: () => undefined,
      onReady: () => {
        liveAt[index] = performance.now();
        wake();
      },
    });
    return realtime;
  });
  const allLive = (after: number) =>
    new Promise<void>((resolve) => {
      wake = () => {
        if (liveAt.filter((at) => at > after).length === clients) resolve();
      };
      wake();
    });
  const stops = all.map((realtime) => realtime.start());
  await allLive(0);

  const stopped = performance.now();
  await first.stop();
  const second = await start(port);
  const ready = performance.now();
  await allLive(stopped);
  for (const stop of stops) stop();
  await second.stop();

  const waited = liveAt.map((at) => (at - ready) / 1000).sort((one, other) => one - other);
  const at = (share: number) => waited[Math.min(clients - 1, Math.floor(clients * share))] ?? 0;
  const spread = at(0.99) - at(0.01);
  const passed = spread >= limits.spread && at(0.99) < limits.live;
  console.log(
    `${`${clients} clients after a restart`.padEnd(36)} away for ${((ready - stopped) / 1000).toFixed(1)} s; p50 ` +
      `${at(0.5).toFixed(1)} s, p99 ${at(0.99).toFixed(1)} s after it (less than ${limits.live}), spread over ` +
      `${spread.toFixed(1)} s (at least ${limits.spread})  ${passed ? 'ok' : 'NOT SO'}`,
  );
  return passed;
}
