/** Statistics of many calls, in ms. */
export interface Times {
  p50: number;
  p99: number;
}

const warmUp = 200;

/** Times of `count` runs of `one`, one after another, after a warm-up. */
export async function measure(count: number, one: (index: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let run = 0; run < warmUp + count; run++) {
    const start = performance.now();
    await one(run);
    if (run >= warmUp) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
