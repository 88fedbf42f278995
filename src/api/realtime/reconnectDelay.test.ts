import { expect, it } from 'vitest';
import { reconnectDelay } from './reconnectDelay';

it.each([
  [1, 0, 2000],
  [1, 1, 8000],
  [3, 0.5, 5000],
  [4, 0.5, 10_000],
  [20, 0.5, 60_000],
])('CHA-07 after %i failures with the random number %d the wait is %i ms', (failures, random, wait) => {
  expect(reconnectDelay(failures, random)).toBeCloseTo(wait);
});
