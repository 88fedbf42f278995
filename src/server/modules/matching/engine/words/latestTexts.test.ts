import { expect, it } from 'vitest';
import { latestTexts } from './latestTexts';
import { makeWords } from './makeWords';

const words = makeWords({ lexicon: [], aliases: '' });

/** The texts that are read again. */
function counted() {
  const read: string[] = [];
  const latest = latestTexts({
    ...words,
    read(text) {
      read.push(text);
      return words.read(text);
    },
  });
  return { read, latest };
}

it('reads a text once for rounds that follow each other', () => {
  const { read, latest } = counted();
  for (let round = 0; round < 3; round += 1) {
    for (const text of ['a lawyer', 'bread', 'a lawyer'])
      expect(latest.words.read(text)).toEqual(words.read(text));
    latest.forget();
  }
  expect(read).toEqual(['a lawyer', 'bread']);
});

it('forgets a text with the round that has it no more', () => {
  const { read, latest } = counted();
  latest.words.read('a lawyer');
  latest.forget();
  latest.words.read('bread');
  latest.forget();
  latest.words.read('a lawyer');
  expect(read).toEqual(['a lawyer', 'bread', 'a lawyer']);
});
