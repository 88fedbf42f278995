import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Vera Lindqvist', 'VL'],
  ['anna maria berg', 'AB'],
  ['Лев', 'Л'],
  ['тимур асанов', 'ТА'],
  ['  Jean-Luc  ', 'JL'],
  ['Ana (Nina) Ruiz', 'AR'],
  ['🙂 Bo', 'B'],
  ['', ''],
  ['—', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
