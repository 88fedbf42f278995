import fc from 'fast-check';
import { expect } from 'vitest';
import { optimum } from '../../../scripts/support/optimum';
import { randomOf } from '../../../scripts/support/random';
import { newcomersShare } from '../../../src/server/modules/matching/engine/market/newcomers';
import { runRound } from '../../../src/server/modules/matching/engine/round/runRound';
import type {
  ExcludedPair,
  Participant,
  RoundInput,
} from '../../../src/server/modules/matching/engine/round/types';
import { makeWords } from '../../../src/server/modules/matching/engine/words/makeWords';

const words = makeWords({ lexicon: ['юрист\tlawyer, attorney', 'хлеб\tbread'], aliases: '' });
const trades = ['lawyer', 'юрист', 'bread', 'designer', 'guitar', 'taxes', 'translator', 'ceramics'];

/** Random communities: some are new, some pause, some have met; one trade is wanted by many. */
const aCommunity: fc.Arbitrary<RoundInput> = fc
  .record({
    size: fc.integer({ min: 2, max: 24 }),
    perMember: fc.integer({ min: 1, max: 4 }),
    spare: fc.integer({ min: 0, max: 3 }),
    isNew: fc.constantFrom(0.1, 0.3, 0.6),
    apart: fc.constantFrom(0, 0.1, 0.4),
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  })
  .map(({ size, perMember, spare, isNew, apart, seed }) => {
    const random = randomOf(seed);
    const trade = () => (random() < 0.4 ? trades[0]! : trades[Math.floor(random() * trades.length)]!);
    const people = Array.from({ length: size }, (_, at): Participant => ({
      id: `m${at}`,
      lang: 'en',
      goal: '',
      position: '',
      company: '',
      city: '',
      tags: [],
      lookingFor: trade(),
      about: trade(),
      enabled: true,
      profileEnabled: true,
      networkingEnabled: random() < 0.9,
      newcomer: random() < isNew,
    }));
    const excluded: ExcludedPair[] = [];
    for (let a = 0; a < size; a += 1)
      for (let b = 0; b < a; b += 1)
        if (random() < apart) excluded.push({ a: `m${a}`, b: `m${b}`, why: 'recent' });
    const attention = { perMember, appearances: perMember + spare };
    return { people, excluded, attention, seed: String(seed), words };
  });

/** Whether lists of the same lengths could show each newcomer so often. */
function isPossible({ people, excluded, attention }: RoundInput, lengths: number[], owed: number): boolean {
  const apart = new Set(excluded.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const places = people.map((_, place) => place).filter((place) => people[place]!.networkingEnabled);
  const wishes = places.flatMap((viewer) =>
    places
      .filter((shown) => shown !== viewer && !apart.has(`${people[viewer]!.id} ${people[shown]!.id}`))
      .map((shown) => ({ viewer, shown, worth: 1 })),
  );
  const found = optimum(wishes, {
    mostSeen: lengths,
    leastSeen: lengths,
    mostShown: people.map(() => attention.appearances),
    leastShown: people.map(({ newcomer, networkingEnabled }) => (newcomer && networkingEnabled ? owed : 0)),
  });
  return found !== undefined;
}

/** In each of so many random communities newcomers are shown 0.8 × the median, or as often as a solver can. */
export function expectNewcomersSeen(numRuns: number, seed: number): void {
  let seen = 0;
  const check = (given: RoundInput) => {
    const { lists } = runRound(given);
    const shown = new Map<string, number>();
    for (const list of lists.values()) for (const { id } of list) shown.set(id, (shown.get(id) ?? 0) + 1);
    const taking = given.people.filter((person) => person.networkingEnabled);
    const counts = taking.map(({ id }) => shown.get(id) ?? 0);
    const owed = newcomersShare({ count: Int32Array.from(counts) });
    if (taking.every(({ newcomer }, at) => !newcomer || counts[at]! >= owed)) {
      seen += 1;
      return;
    }
    const lengths = given.people.map(({ id }) => lists.get(id)?.length ?? 0);
    expect(isPossible(given, lengths, owed)).toBe(false);
  };
  fc.assert(fc.property(aCommunity, check), { numRuns, seed });
  // The rest have met too many, or are too few.
  expect(seen / numRuns).toBeGreaterThan(0.9);
}
