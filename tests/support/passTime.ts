import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { openCalls } from '../../src/api/openCalls';

// Calls are answered in real time also where the timers are faked.
const nextTurn = setImmediate;

/** Lets time pass by faked timers, then waits until every call that is under way has its answer. */
export const passTime = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    while (openCalls() > 0) await new Promise((resolve) => nextTurn(resolve));
  });
