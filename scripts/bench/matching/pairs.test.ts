import { describe, expect, it } from 'vitest';
import type { Person } from '../../../src/server/modules/matching/engine/types';
import { stem } from '../../../src/server/modules/matching/engine/words/stem';
import { saysNothing } from '../../../src/server/modules/matching/engine/words/stopWords';
import { partsOf, tokensOf } from '../../../src/server/modules/matching/engine/words/tokens';
import { readHeldOut, readPlanted, type Third } from './pairs';

const askedBy = ({ lookingFor, goal }: Person): string => `${lookingFor} ${goal}`;
const offeredBy = ({ about, goal, position, tags }: Person): string =>
  [about, goal, position, ...tags].join('. ');
const everythingOf = (person: Person): string =>
  [askedBy(person), offeredBy(person), person.company, person.city].join('. ');

const wordsOf = (text: string): string[] =>
  tokensOf(text).flatMap((token) => (token ? [token, ...partsOf(token)].map(({ word }) => word) : []));
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !saysNothing(word))
      .map(stem),
  );
const common = (one: Set<string>, other: Set<string>): string[] => [...one].filter((each) => other.has(each));

const planted = readPlanted();
const heldOut = readHeldOut();
const pairsOf = (name: Third['name']) =>
  [...planted.thirds, ...heldOut.thirds].flatMap((third) => (third.name === name ? third.pairs : []));

describe('planted pairs', () => {
  it.each([
    ['planted', planted, 40],
    ['held out', heldOut, 10],
  ] as const)('are enough of each third, half of those who ask in each language: %s', (_, all, least) => {
    for (const { pairs } of all.thirds) {
      expect(pairs.length).toBeGreaterThanOrEqual(least);
      expect(pairs.filter(({ asks }) => asks.lang === 'ru')).toHaveLength(pairs.length / 2);
    }
  });

  it('stand among 200 others, each of them once', () => {
    expect(new Set(heldOut.people.map(({ id }) => id)).size).toBe(heldOut.people.length);
    const pairs = planted.thirds.flatMap((third) => third.pairs);
    expect(planted.people.length - 2 * pairs.length).toBeGreaterThanOrEqual(200);
  });

  it.each(pairsOf('shared words'))('have a stem in common: $asks.id', ({ asks, offers }) => {
    expect(common(stemsOf(askedBy(asks)), stemsOf(offeredBy(offers)))).not.toEqual([]);
  });

  it.each(pairsOf('other names'))('have no stem in common: $asks.id', ({ asks, offers }) => {
    expect(asks.lang).toBe(offers.lang);
    expect(common(stemsOf(askedBy(asks)), stemsOf(offeredBy(offers)))).toEqual([]);
    expect(common(new Set(asks.tags), new Set(offers.tags))).toEqual([]);
  });

  it.each(pairsOf('across languages'))('have no token in common: $asks.id', ({ asks, offers }) => {
    expect(asks.lang).not.toBe(offers.lang);
    expect(common(new Set(wordsOf(everythingOf(asks))), new Set(wordsOf(everythingOf(offers))))).toEqual([]);
  });
});
