import { setTimeout as wait } from 'node:timers/promises';

/** The next call in turn; resolves with its answer. */
export type Call = (turn: number) => Promise<void>;

const callers = 16;

/** Calls a second that some callers get, one after the other each, in `ms`. */
export async function capacity(call: Call, ms: number): Promise<number> {
  const begun = performance.now();
  let calls = 0;
  async function caller(): Promise<void> {
    while (performance.now() - begun < ms) {
      await call(calls);
      calls += 1;
    }
  }
  await Promise.all(Array.from({ length: callers }, caller));
  return (calls * 1000) / (performance.now() - begun);
}

/** Calls at fixed times while `work` runs: the time from the planned start of each to its answer, in ms. */
export async function openLoop(
  call: Call,
  perSecond: number,
  goesOn: () => boolean,
): Promise<readonly number[]> {
  const begun = performance.now();
  const all: Promise<number>[] = [];
  while (goesOn()) {
    for (;;) {
      const turn = all.length;
      const planned = begun + (turn * 1000) / perSecond;
      if (planned > performance.now()) break;
      all.push(call(turn).then(() => performance.now() - planned));
    }
    await wait(1);
  }
  return Promise.all(all);
}

/** So large a share of the times is no longer. */
export const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0;
