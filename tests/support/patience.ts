import { vi } from 'vitest';

/** ms: events that have not happened by then never will. */
const patience = 120_000;

const { waitFor } = vi;

/** Waits as long as a busy machine may need. Vitest waits for a second unless a test says otherwise. */
const waitPatiently: typeof waitFor = (check, options = {}) => {
  const { timeout = 0, ...rest } = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(check, { ...rest, timeout: Math.max(timeout, patience) });
};

// A setup file runs again for each test file.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
