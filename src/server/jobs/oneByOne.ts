/**
 * Runs work for each key one at a time. Calls that come while it runs share one more run, which begins after it, so
 * that each caller's cause is seen by a run that began later.
 */
export function oneByOne(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  function run(key: string): Promise<void> {
    const now = running.get(key);
    if (!now) {
      const begun = work(key).finally(() => running.delete(key));
      running.set(key, begun);
      return begun;
    }
    const waiting =
      next.get(key) ??
      now
        .catch(() => undefined)
        .then(() => {
          next.delete(key);
          return run(key);
        });
    next.set(key, waiting);
    return waiting;
  }

  return run;
}
