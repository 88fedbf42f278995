import { describe, expect, it } from 'vitest';
import { listsOfMarkets } from '../../../../../../tests/support/matching/listsOfMarkets';
import { keyOf } from './keyOf';
import { makeLists } from './makeLists';

describe('a round of a market', () => {
  it.each(Object.entries(listsOfMarkets))('%s', (_, check) => check({ numRuns: 100, seed: 7 }));

  it('settles ties by the seed', () => {
    const size = 12;
    const pairs = Array.from({ length: size }, (_, a) =>
      Array.from({ length: a }, (_, b) => [b, a] as const),
    ).flat();
    const even = new Float32Array(pairs.length).fill(0.5);
    const by = (seed: string) =>
      makeLists({
        scores: {
          size,
          a: Int32Array.from(pairs, ([a]) => a),
          b: Int32Array.from(pairs, ([, b]) => b),
          score: even,
          forward: even,
          backward: even,
        },
        attention: { perMember: 3, appearances: 4 },
        newcomer: new Uint8Array(size),
        keys: Float64Array.from({ length: size }, (_, member) => keyOf(seed, `member ${member}`)),
        isAllowed: () => true,
      }).map((list) => [...list]);
    expect(by('one')).toEqual(by('one'));
    expect(by('one')).not.toEqual(by('other'));
  });
});
