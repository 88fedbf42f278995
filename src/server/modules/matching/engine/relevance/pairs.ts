import type { PairScores } from '../types';
import type { PairMeter } from './pairMeter';

type Measured = Pick<PairMeter, 'score' | 'forward' | 'backward'>;

/** Gathers pairs, each once, in the order of their places. */
export function pairCollector(size: number, expected: number) {
  let room = Math.max(16, expected);
  let [keys, score, forward, backward] = arrays(room);
  let count = 0;

  function arrays(length: number) {
    return [
      new Float64Array(length),
      new Float32Array(length),
      new Float32Array(length),
      new Float32Array(length),
    ] as const;
  }

  function grow(): void {
    room *= 2;
    const wider = arrays(room);
    wider[0].set(keys);
    wider[1].set(score);
    wider[2].set(forward);
    wider[3].set(backward);
    [keys, score, forward, backward] = wider;
  }

  /** Each pair once, the first that was added: dealt out by the first of the two, and then put in order by the other. */
  function inOrder(): Uint32Array {
    const ends = new Uint32Array(size + 1);
    for (let at = 0; at < count; at += 1) ends[Math.floor(keys[at]! / size) + 1]! += 1;
    for (let place = 0; place < size; place += 1) ends[place + 1]! += ends[place]!;
    const next = ends.slice();
    const order = new Uint32Array(count);
    for (let at = 0; at < count; at += 1) order[next[Math.floor(keys[at]! / size)]!++] = at;
    let kept = 0;
    for (let place = 0; place < size; place += 1) {
      const own = order.slice(ends[place], ends[place + 1]).sort((x, y) => keys[x]! - keys[y]! || x - y);
      let last = -1;
      for (const at of own) {
        if (keys[at] === last) continue;
        last = keys[at]!;
        order[kept++] = at;
      }
    }
    return order.subarray(0, kept);
  }

  return {
    /** Of the person looked at with `other`, as measured. */
    add(own: number, other: number, meter: Measured) {
      if (count === room) grow();
      const turned = other < own;
      keys[count] = turned ? other * size + own : own * size + other;
      score[count] = meter.score;
      forward[count] = turned ? meter.backward : meter.forward;
      backward[count] = turned ? meter.forward : meter.backward;
      count += 1;
    },
    scores(): PairScores {
      const kept = inOrder();
      return {
        size,
        a: Int32Array.from(kept, (at) => Math.floor(keys[at]! / size)),
        b: Int32Array.from(kept, (at) => keys[at]! % size),
        score: Float32Array.from(kept, (at) => score[at]!),
        forward: Float32Array.from(kept, (at) => forward[at]!),
        backward: Float32Array.from(kept, (at) => backward[at]!),
      };
    },
  };
}
