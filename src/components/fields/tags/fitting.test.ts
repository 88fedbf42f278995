import { expect, it } from 'vitest';
import { fitting } from './fitting';

const tags = ['Design', 'Service design', 'Дизайн', 'Data', 'D1', 'D2', 'D3', 'D4'];

it.each([
  ['des', [], ['Design', 'Service design']],
  ['дИз', [], ['Дизайн']],
  ['esign', [], []],
  ['d', [], ['Design', 'Service design', 'Data', 'D1', 'D2']],
  ['des', ['DESIGN'], ['Service design']],
])('PRO-01 for %j, with %j chosen, %j fit', (typed, chosen, fit) => {
  expect(fitting(tags, typed, chosen)).toEqual(fit);
});
