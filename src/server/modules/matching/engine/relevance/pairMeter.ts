import { both } from './explain';
import type { Meanings } from './meaning';
import type { NeedMeter } from './needs';
import type { SharedMeter } from './shared';
import { meaningShare, shares } from './weights';

/** Scores of the person looked at with another, without the parts. */
export interface PairMeter {
  look: (person: number) => void;
  /** Measures, for `score`, `forward` and `backward` to be read. */
  measure: (other: number) => void;
  score: number;
  forward: number;
  backward: number;
}

interface Meters {
  needs: NeedMeter;
  shared: SharedMeter;
  meanings: Meanings;
}

export function pairMeter({ needs, shared, meanings }: Meters): PairMeter {
  let own = 0;
  const one = (need: number, a: number, b: number): number => {
    const meant = meanings(a, b);
    const share = meant === undefined ? shares.need : shares.need - meaningShare;
    return Math.min(1, share * need + (meant ?? 0) + shared.sum(a, b));
  };
  const meter: PairMeter = {
    score: 0,
    forward: 0,
    backward: 0,
    look(person) {
      own = person;
      needs.look(person);
    },
    measure(other) {
      meter.forward = one(needs.forward(other), own, other);
      meter.backward = one(needs.backward(other), other, own);
      meter.score = both(meter.forward, meter.backward);
    },
  };
  return meter;
}
