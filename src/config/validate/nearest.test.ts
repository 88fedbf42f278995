import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

describe('nearest (CFG-06)', () => {
  it.each([
    ['titel', ['title', 'lang'], 'title'],
    ['TITLE', ['title', 'lang'], 'title'],
    ['colour', ['colors', 'fonts'], 'colors'],
    ['GOOGEL', ['EMAIL', 'GOOGLE'], 'GOOGLE'],
    ['xyz', ['title', 'lang'], undefined],
    ['', ['title'], undefined],
    ['a', [], undefined],
    ['x'.repeat(100_000), ['title'], undefined],
  ])('CFG-06 finds what %.20j most likely meant', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });
});
