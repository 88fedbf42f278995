/** Runs at most `count` tasks in parallel. Others wait, first come, first served. */
export function limitConcurrency(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Passes the turn to the next waiter directly, so that no newcomer overtakes it.
      if (next) next();
      else free += 1;
    }
  };
}
