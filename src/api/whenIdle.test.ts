// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counted } from './openCalls';
import { inTime } from '../lib/loadLimit';
import { whenIdle } from './whenIdle';

/** A browser that is idle as often as `idle` is called, and a wait that is over with `pass`. */
function stand() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  const work = vi.fn();
  whenIdle(work);
  return {
    work,
    idle: () => waiting.shift()?.(),
    pass: () => vi.advanceTimersByTimeAsync(2000),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('waiting until the page has nothing to do', () => {
  it('ends when the browser is idle', () => {
    const { work, idle } = stand();
    expect(work).not.toHaveBeenCalled();
    idle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['code', inTime],
    ['a call', counted],
  ])('UIX-05 goes on while %s is on its way, and until what came is used', async (_, ask) => {
    let arrive: () => void = () => undefined;
    const asked = ask(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    const { work, idle, pass } = stand();
    idle();
    await pass();
    idle();
    expect(work).not.toHaveBeenCalled();
    arrive();
    await asked;
    await pass();
    expect(work).not.toHaveBeenCalled();
    idle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('goes on after code that failed to load', async () => {
    const failed = inTime(Promise.reject(new Error('gone'))).catch(() => undefined);
    const { work, idle } = stand();
    await failed;
    idle();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
