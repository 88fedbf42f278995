import fc from 'fast-check';
import { randomOf } from '../../../scripts/support/random';
import { keyOf } from '../../../src/server/modules/matching/engine/market/keyOf';
import type { Market } from '../../../src/server/modules/matching/engine/market/makeLists';

/** Random small markets: some pairs may not meet, some that may have no score, some are newcomers, some are popular. */
export const aMarket: fc.Arbitrary<Market> = fc
  .record({
    size: fc.integer({ min: 0, max: 12 }),
    perMember: fc.integer({ min: 1, max: 4 }),
    spare: fc.integer({ min: -1, max: 3 }),
    excluded: fc.constantFrom(0, 0.1, 0.5, 0.9),
    scored: fc.constantFrom(1, 0.7, 0.2),
    even: fc.boolean(),
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  })
  .map(({ size, perMember, spare, excluded, scored, even, seed }) => {
    const random = randomOf(seed);
    const popularity = Array.from({ length: size }, random);
    const allowed = new Set<string>();
    const pairs: { a: number; b: number; forward: number; backward: number }[] = [];
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        if (random() < excluded) continue;
        allowed.add(`${a} ${b}`).add(`${b} ${a}`);
        const [forward, backward] = even
          ? [0.5, 0.5]
          : [random() * popularity[b]!, random() * popularity[a]!];
        if (random() < scored) pairs.push({ a, b, forward, backward });
      }
    return {
      scores: {
        size,
        a: Int32Array.from(pairs, ({ a }) => a),
        b: Int32Array.from(pairs, ({ b }) => b),
        score: Float32Array.from(pairs, ({ forward, backward }) => Math.sqrt(forward * backward)),
        forward: Float32Array.from(pairs, ({ forward }) => forward),
        backward: Float32Array.from(pairs, ({ backward }) => backward),
      },
      attention: { perMember, appearances: Math.max(1, perMember + spare) },
      newcomer: Uint8Array.from({ length: size }, () => (random() < 0.3 ? 1 : 0)),
      keys: Float64Array.from({ length: size }, (_, member) => keyOf('seed', `member ${member}`)),
      isAllowed: (a, b) => allowed.has(`${a} ${b}`),
    };
  });

/** The same market with members and pairs in another order, and each member's new place. */
export function shuffled(market: Market): { market: Market; places: number[] } {
  const { scores, newcomer, keys, isAllowed } = market;
  const random = randomOf(scores.size + scores.a.length);
  const mixed = (length: number): number[] =>
    Array.from({ length }, (_, at) => ({ at, by: random() }))
      .sort((a, b) => a.by - b.by)
      .map(({ at }) => at);
  const members = mixed(scores.size);
  const places = members.map((_, member) => members.indexOf(member));
  const pairs = mixed(scores.a.length).map((pair) => {
    const [a, b] = [places[scores.a[pair]!]!, places[scores.b[pair]!]!];
    const values = {
      score: scores.score[pair]!,
      forward: scores.forward[pair]!,
      backward: scores.backward[pair]!,
    };
    return a < b
      ? { a, b, ...values }
      : { a: b, b: a, score: values.score, forward: values.backward, backward: values.forward };
  });
  return {
    places,
    market: {
      ...market,
      scores: {
        size: scores.size,
        a: Int32Array.from(pairs, ({ a }) => a),
        b: Int32Array.from(pairs, ({ b }) => b),
        score: Float32Array.from(pairs, ({ score }) => score),
        forward: Float32Array.from(pairs, ({ forward }) => forward),
        backward: Float32Array.from(pairs, ({ backward }) => backward),
      },
      newcomer: Uint8Array.from(members, (member) => newcomer[member]!),
      keys: Float64Array.from(members, (member) => keys[member]!),
      isAllowed: (a, b) => isAllowed(members[a]!, members[b]!),
    },
  };
}
