import { setTimeout as wait } from 'node:timers/promises';
import { isUnreachable } from '../db/unreachable';
import { attemptEmail, type AttemptOptions } from './attempt';
import { claimDue } from './outbox';

export interface SenderOptions extends Omit<AttemptOptions, 'signal'> {
  /** How long a process has for one attempt before another takes over, in ms. Longer than an attempt can last. */
  lease: number;
  /** How many are attempted at once. */
  atOnce?: number;
  /** How often the outbox is looked into unasked, in ms. */
  interval?: number;
}

export interface Sender {
  /** Looks into the outbox now. */
  wake(): void;
  /** Begins nothing new from now on. */
  pause(): void;
  /** Resolves when nothing is under way; what still is after `patience` ms is cut. */
  close(patience: number): Promise<void>;
}

/** Sends what is due in the outbox, several at once, so that a connection that says nothing holds up no other. */
export function startSender({ lease, atOnce = 5, interval = 2000, ...options }: SenderOptions): Sender {
  const { orm, now, log } = options;
  const ending = new AbortController();
  const underWay = new Set<Promise<void>>();
  let paused = false;
  let looking: Promise<void> | undefined;
  let again = false;

  const complain = (error: unknown) => {
    // It is complained about elsewhere, and looked for again in a moment.
    if (!isUnreachable(error)) log.error({ err: error }, 'the outbox');
  };

  async function look(): Promise<void> {
    do {
      again = false;
      const free = atOnce - underWay.size;
      if (paused || free <= 0) return;
      const at = now();
      const emails = await claimDue(orm, free, at, new Date(at.getTime() + lease));
      for (const email of emails) {
        const attempt: Promise<void> = attemptEmail(email, { ...options, signal: ending.signal })
          .catch(complain)
          .finally(() => {
            underWay.delete(attempt);
            wake();
          });
        underWay.add(attempt);
      }
    } while (again);
  }

  function wake(): void {
    if (paused) return;
    again = true;
    looking ??= look()
      .catch((error: unknown) => {
        again = false;
        complain(error);
      })
      .finally(() => {
        looking = undefined;
        // Woken in the last moment.
        if (again) wake();
      });
  }

  const timer = setInterval(wake, interval);
  return {
    wake,
    pause: () => {
      paused = true;
      clearInterval(timer);
    },
    close: async (patience) => {
      paused = true;
      clearInterval(timer);
      await looking;
      const done = Promise.all(underWay);
      await Promise.race([done, wait(patience, undefined, { ref: false })]);
      ending.abort();
      await done;
    },
  };
}
