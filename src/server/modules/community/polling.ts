export interface PollingOptions {
  /** From the end of one look to the next, in ms. */
  pause: number;
  look: () => Promise<void>;
  /** Told of the first failure of each row of them. */
  onFailure: (error: unknown) => void;
}

/** Looks again and again; `stop` resolves when the last look has ended. */
export function startPolling({ pause, look, onFailure }: PollingOptions): { stop(): Promise<void> } {
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
      await look();
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
