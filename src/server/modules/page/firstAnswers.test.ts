import { describe, expect, it } from 'vitest';
import { fitting } from './firstAnswers';
import { initCall } from './initCall';

const calls = (answers: Record<string, string>) => Object.keys(fitting(answers)).toSorted();

describe('the answers in a page', () => {
  it('UIX-05 are all of them if they fit', () => {
    const answers = { [initCall]: '{}', one: 'x'.repeat(29_999), other: 'x'.repeat(29_999) };
    expect(fitting(answers)).toEqual(answers);
  });

  it('UIX-05 lack the largest if they are more than 60 kB together', () => {
    const answers = { small: 'x'.repeat(10_000), largest: 'x'.repeat(40_000), large: 'x'.repeat(20_000) };
    expect(calls({ [initCall]: '{}', ...answers })).toEqual([initCall, 'large', 'small'].toSorted());
    // Two bytes a letter.
    expect(calls({ [initCall]: '{}', cyrillic: 'ж'.repeat(30_000), small: 'x' })).toEqual(
      [initCall, 'small'].toSorted(),
    );
  });

  it('UIX-05 have the user rather than anything else, and nothing if that alone is too much', () => {
    expect(calls({ [initCall]: 'x'.repeat(50_000), list: 'x'.repeat(20_000) })).toEqual([initCall]);
    expect(calls({ [initCall]: 'x'.repeat(60_001), list: 'x' })).toEqual([]);
  });
});
