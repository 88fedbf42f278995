const first = 5000;
const longest = 60_000;
/** Pages that lost their connection together come back apart. */
const jitter = 0.6;
/** Failures after which the wait grows. Before, the server is probably starting again. */
const patience = 3;

/** The wait before a lost connection is opened again, in ms: longer after some failures. `random` is from 0 to 1. */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.min(longest, first * 2 ** Math.max(0, failures - patience)) * (1 + jitter * (2 * random - 1));
