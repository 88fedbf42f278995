interface PollingOptions {
  /** The pause between two polls, in ms. */
  pause: number;
  poll: () => Promise<void>;
  /** Called with the first of consecutive failures. */
  onFailure: (error: unknown) => void;
}

/** Polls again and again; `stop` resolves when the last poll has ended. */
export function startPolling({ pause, poll, onFailure }: PollingOptions): { stop(): Promise<void> } {
  let isFailing = false;
  let isStopped = false;
  let under: Promise<void> = Promise.resolve();
  let timer = next();

  function next(): NodeJS.Timeout {
    return setTimeout(() => {
      under = turn();
    }, pause).unref();
  }

  async function turn(): Promise<void> {
    try {
      await poll();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !isStopped) onFailure(error);
      isFailing = true;
    }
    if (!isStopped) timer = next();
  }

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await under;
    },
  };
}
