import { expect, it } from 'vitest';
import { toastDuration, toastLimit } from './toastOptions';

it.each([
  ['default', false, 3000],
  ['info', false, 3000],
  ['success', false, 3000],
  ['success', true, 2000],
  ['warning', false, 4000],
  ['error', false, 4000],
  ['error', true, 4000],
] as const)('UIX-01 %s (after loading: %s) stays %d ms', (kind, afterLoading, duration) => {
  expect(toastDuration(kind, afterLoading)).toBe(duration);
});

it('UIX-01 shows at most 20 at once', () => {
  expect(toastLimit).toBe(20);
});
