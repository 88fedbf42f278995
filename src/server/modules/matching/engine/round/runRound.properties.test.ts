import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMatcher } from '../relevance/makeMatcher';
import type { Direction } from '../../../../../lib/rules/matching/direction';
import type { Relevance } from '../types';
import { makeWords } from '../words/makeWords';
import { absence } from './eligible';
import { runRound } from './runRound';
import type { ExcludedPair, Participant, Round, RoundInput } from './types';

const words = makeWords({
  lexicon: [
    'юрист\tlawyer, attorney\nналог\ttax\nхлеб\tbread\nдизайнер\tdesigner\nрисунок\tdrawing, picture',
  ],
  aliases: 'human resources\tHR\tкадры\nchief financial officer\tCFO\tфинансовый директор',
});

const word = fc.constantFrom(
  'lawyer',
  'attorney',
  'юрист',
  'taxes',
  'налоги',
  'bread',
  'хлеб',
  'designers',
  'дизайнер',
  'picture',
  'HR',
  'human resources',
  'кадры',
  'CFO',
  'финансовый директор',
  'guitar',
  'гитара',
  'work',
  'и',
  'IT',
);
const text = fc.array(word, { maxLength: 4 }).map((all) => all.join(' '));
const mostly = fc.integer({ max: 7, min: 0 }).map((drawn) => drawn > 0);

const somebody = fc.record({
  lang: fc.constantFrom('ru' as const, 'en' as const),
  lookingFor: text,
  goal: text,
  about: text,
  position: text,
  company: fc.constant(''),
  city: fc.constantFrom('', 'Berlin', 'berlin ', 'Орёл'),
  tags: fc.uniqueArray(word, { maxLength: 2 }),
  answers: fc.uniqueArray(word, { maxLength: 2 }),
  rating: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
  enabled: mostly,
  profileEnabled: mostly,
  networkingEnabled: mostly,
  newcomer: fc.boolean(),
});

const everybody = (least: number) =>
  fc
    .array(somebody, { minLength: least, maxLength: 8 })
    .map((all): Participant[] => all.map((each, at) => ({ ...each, id: `m${at}` })));

const input: fc.Arbitrary<RoundInput> = fc.record({
  people: everybody(1),
  excluded: fc.array(
    fc
      .tuple(fc.nat(7), fc.nat(7), fc.constantFrom('recent' as const, 'met' as const, 'blocked' as const))
      .map(([a, b, why]): ExcludedPair => ({ a: `m${a}`, b: `m${b}`, why })),
    { maxLength: 16 },
  ),
  attention: fc.record({
    perMember: fc.integer({ min: 1, max: 3 }),
    appearances: fc.integer({ min: 1, max: 4 }),
  }),
  seed: fc.string({ maxLength: 3 }),
  words: fc.constant(words),
});

const always = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, check), { numRuns: 300 });

const idsOf = ({ lists }: Round): [string, string[]][] =>
  [...lists].map(([id, list]) => [id, list.map((one) => one.id)]);

const isExcluded = ({ excluded }: RoundInput, one: string, other: string) =>
  excluded.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));

const counted = (round: Round) => {
  const counts = new Map<string, number>();
  for (const [, list] of idsOf(round)) for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

describe('MAT-02 a round', () => {
  it('shows nobody themselves, nobody twice, nobody excluded and nobody who takes no part', () => {
    always(input, (given) => {
      const taking = new Set(given.people.filter((each) => !absence(each)).map(({ id }) => id));
      for (const [id, list] of idsOf(runRound(given))) {
        expect(new Set([id, ...list]).size).toBe(list.length + 1);
        for (const one of [id, ...list]) expect(taking).toContain(one);
        for (const other of list) expect(isExcluded(given, id, other)).toBe(false);
      }
    });
  });

  it('keeps to the attention there is', () => {
    always(input, (given) => {
      const round = runRound(given);
      for (const [, list] of idsOf(round)) expect(list.length).toBeLessThanOrEqual(given.attention.perMember);
      for (const count of counted(round).values())
        expect(count).toBeLessThanOrEqual(given.attention.appearances);
    });
  });

  it('gives each a list or a reason that is true, and fills a list while anybody allowed is free', () => {
    always(input, (given) => {
      const round = runRound(given);
      const counts = counted(round);
      const taking = given.people.filter((each) => !absence(each));
      expect(round.lists.size + round.without.size).toBe(given.people.length);
      for (const person of given.people) {
        const why = round.without.get(person.id);
        if (absence(person)) {
          expect(why).toBe(absence(person));
          continue;
        }
        const list = round.lists.get(person.id)?.map(({ id }) => id) ?? [];
        expect(list.length > 0).toBe(why === undefined);
        const others = taking.filter(({ id }) => id !== person.id);
        const allowed = others.filter(({ id }) => !isExcluded(given, person.id, id));
        if (why) {
          if (others.length === 0) expect(why).toBe('alone');
          else expect(why).toBe(allowed.length === 0 ? 'allExcluded' : 'noFreeAppearance');
        }
        if (list.length < given.attention.perMember)
          for (const { id } of allowed)
            if (!list.includes(id)) expect(counts.get(id)).toBe(given.attention.appearances);
      }
    });
  });

  it('is the same for the same seed and data, in whatever order people and pairs stand', () => {
    always(input, (given) => {
      const round = runRound(given);
      const turned = runRound({
        ...given,
        people: [...given.people].reverse(),
        excluded: [...given.excluded].reverse().map(({ a, b, why }) => ({ a: b, b: a, why })),
      });
      const plain = ({ lists, without }: Round) => ({
        lists: Object.fromEntries([...lists].map(([id, list]) => [id, list.map((each) => ({ ...each }))])),
        without: Object.fromEntries(without),
      });
      expect(plain(turned)).toEqual(plain(round));
    });
  });
});

const sum = ({ parts }: Direction) => parts.reduce((total, { weight }) => total + weight, 0);
const turned = ({ score, forward, backward }: Relevance): Relevance => ({
  score,
  forward: backward,
  backward: forward,
});

describe('MAT-01 relevance', () => {
  it('is the same from either side, 0 to 1, and the sum of its parts', () => {
    always(everybody(2), (all) => {
      const people = all.slice(0, 4);
      const matcher = makeMatcher(people, words);
      const scores = matcher.scores();
      scores.a.forEach((a, at) => {
        const b = scores.b[at]!;
        const found = matcher.relevance(a, b);
        expect(matcher.relevance(b, a)).toEqual(turned(found));
        expect(found.score).toBeCloseTo(scores.score[at]!, 6);
        expect(found.forward.score).toBeCloseTo(scores.forward[at]!, 6);
        expect(found.backward.score).toBeCloseTo(scores.backward[at]!, 6);
        for (const direction of [found.forward, found.backward]) {
          expect(Math.abs(direction.score - sum(direction))).toBeLessThan(1e-6);
          expect(direction.score).toBeLessThanOrEqual(1);
          expect(direction.parts.every(({ weight }) => weight > 0)).toBe(true);
        }
      });
    });
  });

  it('is never less for a need or a tag that both share, with the statistics held', () => {
    const shared = fc.record({ people: everybody(2), more: word, isTag: fc.boolean() });
    always(shared, ({ people, more, isTag }) => {
      const [a, b] = [people[0]!, people[1]!];
      const tagged = (person: Participant, id: string) => ({
        ...person,
        id,
        tags: [...new Set([...person.tags, more])],
      });
      const richer = isTag
        ? [tagged(a, 'a'), tagged(b, 'b')]
        : [
            { ...a, id: 'a', lookingFor: `${a.lookingFor}. ${more}` },
            { ...b, id: 'b', about: `${b.about}. ${more}` },
          ];
      // All four are counted, so that the statistics are the same for both.
      const matcher = makeMatcher([...people, ...richer], words);
      const before = matcher.relevance(0, 1);
      const after = matcher.relevance(people.length, people.length + 1);
      expect(after.forward.score).toBeGreaterThanOrEqual(before.forward.score - 1e-9);
      expect(after.backward.score).toBeGreaterThanOrEqual(before.backward.score - 1e-9);
      expect(after.score).toBeGreaterThanOrEqual(before.score - 1e-9);
    });
  });

  it('loses a declined reason and no other', () => {
    always(fc.tuple(everybody(2), fc.nat()), ([people, drawn]) => {
      const reasons = makeMatcher(people, words).relevance(0, 1).forward.parts;
      const declined = reasons[drawn % (reasons.length || 1)]?.term;
      if (declined === undefined) return;
      const matcher = makeMatcher([...people, { ...people[0]!, id: 'a', declined: [declined] }], words);
      const before = matcher.relevance(0, 1);
      const after = matcher.relevance(people.length, 1);
      const terms = ({ parts }: Direction) => parts.map(({ term }) => term).sort();
      expect(terms(after.forward)).toEqual(terms(before.forward).filter((term) => term !== declined));
      // The other's direction is theirs.
      expect(terms(after.backward)).toEqual(terms(before.backward));
      expect(after.backward.score).toBeCloseTo(before.backward.score, 9);
    });
  });
});
