import { WebSocket } from 'ws';
import { serializeFrame } from '../../../src/server/realtime/codec/serialize';
import { median } from '../config/median';
import { tokenOf } from '../profile/people';
import { memberOf, openClients, visitor } from './clients';
import { presenceTopic, type OtherProcess } from './otherProcess';
import type { Bare } from './startBare';

/** The least share of the bare server's deliveries. */
const limit = 0.6;
/** Deliveries of one measurement. */
const deliveries = 60_000;
/** The member whose coming and going is published. They have no socket, nor a session. */
const published = 11_000;

interface Servers {
  bare: Bare;
  port: number;
  other: OtherProcess;
}

/** A message as the application sends it, so that the bare server sends the same bytes. */
function sampleOf(port: number, other: OtherProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/api/ws?token=${encodeURIComponent(tokenOf(0))}`);
    ws.on('error', reject);
    ws.on('open', () => {
      ws.send(serializeFrame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,0' }));
      const subscription = { id: presenceTopic, destination: presenceTopic, receipt: 'r' };
      ws.send(serializeFrame('SUBSCRIBE', subscription));
    });
    ws.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('RECEIPT')) other.publish(1, published).catch(reject);
      if (text.startsWith('ERROR')) reject(new Error(text));
      if (!text.startsWith('MESSAGE')) return;
      ws.terminate();
      resolve(text);
    });
  });
}

/** Deliveries a second to the subscribers of one topic, beside those of a bare server. Returns whether they are enough. */
export async function measureDelivery(
  { bare, port, other }: Servers,
  subscribers: number,
  rounds: number,
): Promise<boolean> {
  const text = await sampleOf(port, other);
  const count = deliveries / subscribers;
  const [theirs, ours] = [
    await openClients(bare.port, visitor, { count: subscribers }),
    await openClients(
      port,
      memberOf(() => presenceTopic),
      { count: subscribers },
    ),
  ];
  // Their coming is no part of what is measured.
  await other.present(subscribers);
  await ours.subscribe();
  const perSecond = (ms: number): number => (deliveries * 1000) / ms;
  const byBare = async () => perSecond(await theirs.timeOf(deliveries, () => bare.publish(count, text)));
  const byApp = async () => perSecond(await ours.timeOf(deliveries, () => other.publish(count, published)));
  try {
    await byBare();
    await byApp();
    const figures: { ratio: number; own: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await byBare();
      const own = await byApp();
      figures.push({ own, ratio: own / ((before + (await byBare())) / 2) });
    }
    const ratio = median(figures.map((figure) => figure.ratio));
    const own = median(figures.map((figure) => figure.own));
    const passed = ratio >= limit;
    console.log(
      `${`deliveries to ${subscribers} subscribers`.padEnd(36)} ${own.toFixed(0).padStart(7)} a second  ` +
        `${ratio.toFixed(2)} × ${passed ? 'ok' : 'TOO FEW'} (at least ${limit})`,
    );
    return passed;
  } finally {
    theirs.close();
    ours.close();
  }
}
