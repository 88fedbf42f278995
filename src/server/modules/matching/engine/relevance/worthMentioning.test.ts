import { expect, it } from 'vitest';
import { worthMentioning } from './worthMentioning';

const need = (asked: string, weight: number) => ({ kind: 'need', asked, weight }) as const;

it('tells the strongest first, three at most', () => {
  const told = worthMentioning([need('a', 0.2), need('b', 0.3), need('c', 0.25), need('d', 0.1)]);
  expect(told.map(({ asked }) => asked)).toEqual(['b', 'c', 'a']);
});

it('tells nothing that is much weaker than the strongest, and nothing that is chance', () => {
  expect(worthMentioning([need('a', 0.2), need('b', 0.049)])).toEqual([need('a', 0.2)]);
  expect(worthMentioning([need('a', 0.001)])).toEqual([]);
});

it('tells what is asked in the same words once, and nothing without words', () => {
  expect(worthMentioning([need('a', 0.2), need('a', 0.1), need('', 0.3)])).toEqual([need('a', 0.2)]);
  const meaning = { kind: 'meaning', asked: '', weight: 0.2 } as const;
  expect(worthMentioning([meaning])).toEqual([meaning]);
});

it('tells one thing in the longest words that came first', () => {
  const told = worthMentioning([need('a physics teacher', 0.2), need('physics', 0.1), need('phys', 0.1)]);
  expect(told.map(({ asked }) => asked)).toEqual(['a physics teacher', 'phys']);
});

it('tells what both share where nothing else is worth it, and of their language alone at last', () => {
  const language = { kind: 'language', asked: 'en', weight: 0.015 } as const;
  const city = { kind: 'city', asked: 'Oslo', weight: 0.005 } as const;
  expect(worthMentioning([need('', 0.3), language, city])).toEqual([city]);
  expect(worthMentioning([need('', 0.3), need('a', 0.001), language])).toEqual([language]);
  expect(worthMentioning([need('a', 0.2), language])).toEqual([need('a', 0.2)]);
});

it('tells what has words beside how close the texts are', () => {
  const meaning = { kind: 'meaning', asked: '', weight: 0.2 } as const;
  expect(worthMentioning([need('a', 0.01), meaning])).toEqual([meaning, need('a', 0.01)]);
});
