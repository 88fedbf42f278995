import { expect, it } from 'vitest';
import { readWordFiles } from '../../wordFiles';
import { makeWords } from './makeWords';
import { dot } from './vectorTable';

const words = makeWords(readWordFiles(), [['project Aurora', 'Аврора']]);

const keysOf = (text: string) => words.read(text).flatMap((term) => term?.key ?? []);
const senseOf = (text: string) => words.senseOf(keysOf(text)[0]!);
const nearness = (one: string, other: string) => dot(senseOf(one).vector!, senseOf(other).vector!);

it('reads what is said, whatever its form, and leaves out how it is asked', () => {
  expect(keysOf('Looking for someone who can help with lawyers')).toEqual(['lawyer']);
  expect(keysOf('Ищу юристов')).toEqual(keysOf('юрист'));
  expect(keysOf('ёлка')).toEqual(keysOf('елка'));
});

it('reads names of one thing as one, and an abbreviation apart from a small word', () => {
  expect(keysOf('финансовый директор')).toEqual(keysOf('CFO'));
  expect(keysOf('CFO')).toEqual(keysOf('финансового директора'));
  expect(keysOf('IT')).toHaveLength(1);
  expect(keysOf('it и')).toEqual([]);
});

it('takes a community’s own names', () => {
  expect(keysOf('Аврора')).toEqual(keysOf('project Aurora'));
});

it('brings words near in meaning together, in and across the languages', () => {
  for (const [one, other] of [
    ['lawyer', 'attorney'],
    ['юрист', 'attorney'],
    ['толстовка', 'hoodie'],
    ['psychologist', 'therapist'],
  ] as const)
    expect(nearness(one, other), `${one}, ${other}`).toBeGreaterThan(nearness(one, 'bread') + 0.3);
});

it('knows a compound by what it is made of', () => {
  expect(nearness('furniturerepair', 'furniture')).toBeGreaterThan(0.5);
});
