import type { PairScores } from '../types';
import type { PairMeter } from './pairMeter';

type Measured = Pick<PairMeter, 'score' | 'forward' | 'backward'>;

/** Sorts pair numbers by one of their places; equal places keep the order of `from`. */
function dealt(from: Uint32Array, places: Int32Array, size: number): Uint32Array {
  const next = new Uint32Array(size + 1);
  for (const at of from) next[places[at]! + 1]! += 1;
  for (let place = 0; place < size; place += 1) next[place + 1]! += next[place]!;
  const order = new Uint32Array(from.length);
  for (const at of from) order[next[places[at]!]!++] = at;
  return order;
}

/** Gathers pairs, each once, in the order of their places. */
export function pairCollector(size: number, expected: number) {
  let room = Math.max(16, expected);
  let pairs = withRoom(room);
  let count = 0;

  function grow(): void {
    room *= 2;
    const wider = withRoom(room);
    wider.a.set(pairs.a);
    wider.b.set(pairs.b);
    wider.score.set(pairs.score);
    wider.forward.set(pairs.forward);
    wider.backward.set(pairs.backward);
    pairs = wider;
  }

  /** Each pair once, the first that was added. */
  function inOrder(): Uint32Array {
    const { a, b } = pairs;
    const added = new Uint32Array(count);
    for (let at = 0; at < count; at += 1) added[at] = at;
    const order = dealt(dealt(added, b, size), a, size);
    let kept = 0;
    for (const at of order) {
      const last = kept === 0 ? -1 : order[kept - 1]!;
      if (last === -1 || a[at] !== a[last] || b[at] !== b[last]) order[kept++] = at;
    }
    return order.subarray(0, kept);
  }

  return {
    /** Adds the measured pair of the current person and `other`. */
    add(own: number, other: number, meter: Measured) {
      if (count === room) grow();
      const turned = other < own;
      pairs.a[count] = turned ? other : own;
      pairs.b[count] = turned ? own : other;
      pairs.score[count] = meter.score;
      pairs.forward[count] = turned ? meter.backward : meter.forward;
      pairs.backward[count] = turned ? meter.forward : meter.backward;
      count += 1;
    },
    scores: (): PairScores => picked({ size, ...pairs }, inOrder()),
  };
}

const withRoom = (length: number) => ({
  a: new Int32Array(length),
  b: new Int32Array(length),
  score: new Float32Array(length),
  forward: new Float32Array(length),
  backward: new Float32Array(length),
});

/** The pairs in these places of the list. */
export function picked({ size, ...from }: PairScores, places: Uint32Array): PairScores {
  const pairs = withRoom(places.length);
  for (let to = 0; to < places.length; to += 1) {
    const at = places[to]!;
    pairs.a[to] = from.a[at]!;
    pairs.b[to] = from.b[at]!;
    pairs.score[to] = from.score[at]!;
    pairs.forward[to] = from.forward[at]!;
    pairs.backward[to] = from.backward[at]!;
  }
  return { size, ...pairs };
}
