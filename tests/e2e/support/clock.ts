import type { Page } from '@playwright/test';

/** ms: how long the page stays before it moves on by itself (AUT-07). */
export const stayTime = 5000;

/** ms: how long the short form shows an error (AUT-02). */
export const errorTime = 2500;

interface Clock {
  /** Stops the clock: temporary elements stay until the test has seen them, however slow the machine is. */
  hold(): Promise<void>;
  /** Lets so many ms pass at once, with the timers that end in them. */
  pass(ms: number): Promise<void>;
  /** Time goes on by itself, from where it is. */
  resume(): Promise<void>;
}

/** ms: it is stopped a little in the future, because it continues until then. */
const ahead = 60_000;

/** The clock of the pages that are opened in a tab from now on. */
export async function clockOf(page: Page): Promise<Clock> {
  await page.clock.install();
  return {
    hold: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead),
    pass: (ms) => page.clock.runFor(ms),
    resume: () => page.clock.resume(),
  };
}
