import type { CounterStore } from './store';

interface FallbackOptions {
  /** Counts for all processes. */
  shared: CounterStore;
  /** Counts for this process, while the shared one is away. */
  own: CounterStore;
  /** Whether the shared store is available. Calls do not wait for an unavailable one. */
  isThere: () => boolean;
  /** Called when the shared store failed or did not answer. */
  onFailure: (error: unknown) => void;
}

/** Counts in the shared store while it is available, otherwise in the process's own. The limits then apply per process. */
export function withFallback({ shared, own, isThere, onFailure }: FallbackOptions): CounterStore {
  async function ask<Result>(question: (store: CounterStore) => Promise<Result>): Promise<Result> {
    if (!isThere()) return question(own);
    try {
      return await question(shared);
    } catch (error) {
      onFailure(error);
      return question(own);
    }
  }
  return {
    hit: (key, windowMs) => ask((store) => store.hit(key, windowMs)),
    giveBack: (key) => ask((store) => store.giveBack(key)),
    reset: (key) => ask((store) => store.reset(key)),
    rename: (key, to) => ask((store) => store.rename(key, to)),
  };
}
