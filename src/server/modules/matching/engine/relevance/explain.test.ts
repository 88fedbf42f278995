import { expect, it } from 'vitest';
import { readWordFiles } from '../../wordFiles';
import { makeWords } from '../words/makeWords';
import type { Person } from '../types';
import { makeMatcher } from './makeMatcher';

const words = makeWords(readWordFiles());

const person = (id: string, more: Partial<Person>): Person => ({
  id,
  lang: 'en',
  lookingFor: '',
  goal: '',
  about: '',
  position: '',
  company: '',
  city: '',
  tags: [],
  ...more,
});

/** The reason shown for a need that another's position meets, in the words of both. */
function toldOf(lookingFor: string, position: string): string[] {
  const people = [person('asks', { lookingFor }), person('offers', { position })];
  const { forward } = makeMatcher(people, words).relevance(0, 1);
  return forward.parts.flatMap(({ kind, asked, offered }) =>
    kind === 'need' && asked ? [`${asked} / ${offered}`] : [],
  );
}

it.each([
  ['A lawyer for contracts', 'Attorney', ['lawyer / Attorney']],
  ['A translator', 'Translator', ['translator / Translator']],
  ['A cardiologist', 'Surgeon', ['cardiologist / Surgeon']],
  ['Нужна толстовка', 'Худи', ['толстовка / Худи']],
])('tells what stands for what is asked: %s, %s', (asked, offered, told) => {
  expect(toldOf(asked, offered)).toEqual(told);
});

it.each([
  ['A food technologist', 'Irrigation engineer', 'a phrase met by one of its words'],
  ['Museums', 'Librarian in a library', 'words of one field'],
  ['An older author', 'Older engineer', 'words that everybody says'],
  ['Somebody to fix it', 'Fixing', 'what is done'],
  ['A lawyer for a small bakery', 'Bakery owner', 'what is asked for something else'],
  ['Some law books', 'Book collector', 'a phrase met by its last word alone'],
  ['A plumber, not a painter', 'Painter', 'what is not asked for'],
  ['Сантехника, не маляра', 'Маляр', 'what is not asked for'],
  ['The authority', 'Author', 'words of one stem that mean different things'],
])('tells nothing of %s and %s: %s', (asked, offered) => {
  expect(toldOf(asked, offered)).toEqual([]);
});
