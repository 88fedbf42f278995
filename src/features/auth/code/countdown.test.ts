import { expect, it } from 'vitest';
import { countdown } from './countdown';

it.each([
  [60_000, '00:59'],
  [59_001, '00:59'],
  [59_000, '00:58'],
  [1_001, '00:01'],
  [1_000, '00:00'],
  [1, '00:00'],
  [0, undefined],
  [-5_000, undefined],
  [90_000, '01:29'],
])('AUT-06 with %d ms to go the countdown reads %s', (left, shown) => {
  expect(countdown(1_000_000 + left, 1_000_000)).toBe(shown);
});
