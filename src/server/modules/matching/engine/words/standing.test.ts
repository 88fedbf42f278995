import { expect, it } from 'vitest';
import { isGoverned, isOthers } from './standing';

it.each([
  ['A lawyer for a small bakery.', 'bakery', true],
  ['A lawyer for a small bakery.', 'lawyer', false],
  ['An engineer who automated a warehouse.', 'warehouse', true],
  ['Somebody to build a simple website.', 'website', false],
  ['Инженера, который автоматизировал склад.', 'склад', true],
  ['Помощь с сайтом.', 'сайтом', false],
  ['Operators, not the engineers.', 'engineers', true],
  ['Молодого инженера, не менеджера.', 'менеджера', true],
])('knows what is asked for from what it is about: %s, %s', (text, said, is) => {
  expect(isGoverned(text, said)).toBe(is);
});

it.each([
  ['I help craftspeople sell in Europe.', 'craftspeople', true],
  ['I am an engineer.', 'engineer', false],
  ['Учу русскому инженеров.', 'инженеров', true],
  ['Педиатр с большим стажем.', 'Педиатр', false],
])('knows whom somebody works for from what they are: %s, %s', (text, said, is) => {
  expect(isOthers(text, said)).toBe(is);
});
