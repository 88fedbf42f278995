import { describe, expect, it } from 'vitest';
import type { Person } from '../../../src/server/modules/matching/engine/types';
import { stem } from '../../../src/server/modules/matching/engine/words/stem';
import { saysNothing } from '../../../src/server/modules/matching/engine/words/stopWords';
import { partsOf, tokensOf } from '../../../src/server/modules/matching/engine/words/tokens';
import { everybody, readThirds, type Third } from './pairs';

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

const thirds = new Map<Third['name'], Third>(readThirds().map((third) => [third.name, third]));
const pairsOf = (name: Third['name']) => thirds.get(name)?.pairs ?? [];

describe('planted pairs', () => {
  it('are 40 at least of each third, half of those who ask in each language, among 200 others', () => {
    const people = everybody();
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    for (const { pairs } of thirds.values()) {
      expect(pairs.length).toBeGreaterThanOrEqual(40);
      expect(pairs.filter(({ asks }) => asks.lang === 'ru')).toHaveLength(pairs.length / 2);
    }
    const planted = [...thirds.values()].reduce((sum, { pairs }) => sum + 2 * pairs.length, 0);
    expect(people.length - planted).toBeGreaterThanOrEqual(200);
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
