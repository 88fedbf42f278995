import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Vera Lindqvist', 'VL'],
  ['anna maria berg', 'AB'],
  ['Лев', 'Л'],
  ['тимур асанов', 'ТА'],
  ['  Jean-Luc  ', 'J'],
  ['Anna-Maria Berg-Lund', 'AB'],
  ['Ana (Nina) Ruiz', 'AR'],
  ['🙂 Bo', 'B'],
  ['', ''],
  ['—', ''],
  // Й and É of two code points each, a conjunct, a letter outside the first plane, one without an upper case.
  ['И\u0306он Е\u0301ль', 'И\u0306Е\u0301'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['नि शर्मा', 'निश'],
  ['𐐨𐐩 Bo', '𐐀B'],
  ['ßeta Straße', 'ßS'],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
