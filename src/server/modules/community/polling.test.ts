import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from './polling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('CFG-18 polls again after each pause, tells of the first failure, and ends with the poll under way', async () => {
  const failures: unknown[] = [];
  let polls = 0;
  let isAway = false;
  let release: (() => void) | undefined;
  const polling = startPolling({
    pause: 1_000,
    poll: async () => {
      polls += 1;
      if (isAway) throw new Error(`poll ${polls}`);
      if (polls === 7) await new Promise<void>((resolve) => (release = resolve));
    },
    onFailure: (error) => failures.push(error),
  });
  await vi.advanceTimersByTimeAsync(2_000);
  isAway = true;
  await vi.advanceTimersByTimeAsync(2_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([polls, failures]).toEqual([7, [new Error('poll 3')]]);
  let ended = false;
  const stopped = polling.stop().then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toBe(false);
  release?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(polls).toBe(7);
});
