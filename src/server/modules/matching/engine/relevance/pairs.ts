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
      const order = Uint32Array.from({ length: count }, (_, at) => at).sort(
        (x, y) => keys[x]! - keys[y]! || x - y,
      );
      const kept = order.filter((at, place) => place === 0 || keys[at] !== keys[order[place - 1]!]);
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
