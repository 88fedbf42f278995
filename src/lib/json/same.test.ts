import { expect, it } from 'vitest';
import { same } from './same';

it.each([
  [1, 1, true],
  ['a', 'b', false],
  [null, undefined, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: undefined }, {}, true],
  [{ a: null }, {}, false],
  [{ a: 1 }, [1], false],
  [{}, null, false],
])('%j and %j: %s', (one, other, expected) => {
  expect(same(one, other)).toBe(expected);
  expect(same(other, one)).toBe(expected);
});
