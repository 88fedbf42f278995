import { expect, it } from 'vitest';
import { countdownText, secondsUntil } from './countdown';

it.each([
  [60_000, 60, '00:59'],
  [59_001, 60, '00:59'],
  [59_000, 59, '00:58'],
  [1_001, 2, '00:01'],
  [1_000, 1, '00:00'],
  [1, 1, '00:00'],
  [0, 0, undefined],
  [-5_000, 0, undefined],
  [90_000, 90, '01:29'],
])(
  'AUT-06 with %d ms to go there are %d seconds left, and the countdown reads %s',
  (left, seconds, shown) => {
    expect(secondsUntil(1_000_000 + left, 1_000_000)).toBe(seconds);
    expect(countdownText(seconds)).toBe(shown);
  },
);
