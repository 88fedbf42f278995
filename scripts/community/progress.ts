interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Faster work shows no progress, in ms. */
const slow = 1000;
/** Between two lines, in ms. */
const pause = 100;

/** Shows a person at a terminal the progress of slow work. Prints nothing while it is fast, or for a program. */
export function progress(stream: Terminal, done: string, total: number, now: () => number = Date.now) {
  const started = now();
  let last = 0;
  let count = 0;
  return {
    step(): void {
      count += 1;
      const at = now();
      if (!stream.isTTY || at - started < slow || at - last < pause) return;
      last = at;
      stream.write(`\r\u001b[K${done} ${count} of ${total}`);
    },
    /** Takes the line away. */
    end(): void {
      if (last > 0) stream.write('\r\u001b[K');
    },
  };
}
