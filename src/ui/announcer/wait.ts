import { announce, announceIfAlone, announceDelay } from './announce';

/** A wait that is over sooner is not announced, in ms. */
const silentWait = 1000;

/** Between the parts of one wait: a screen waits for its code, then for its data. In ms. */
const pause = announceDelay / 2;

/** How many parts of the page wait. */
let parts = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSaid = false;
/** When the last part was there, in ms since 1970. */
let endedAt = 0;

function reset(): void {
  clearTimeout(timer);
  timer = undefined;
  isSaid = false;
}

function end(loaded: string): void {
  if (parts > 0) return;
  if (isSaid) announceIfAlone(loaded);
  reset();
}

/**
 * A part of the page begins to wait. 'Loading' is said once for all parts, after a second. When the last part is there,
 * 'Loaded' is said, unless the content or an error speaks for itself. Returns a function that ends the wait.
 */
export function startWait({ loading, loaded }: { loading: string; loaded: string }): () => void {
  if (parts === 0 && Date.now() - endedAt > pause) reset();
  parts += 1;
  timer ??= setTimeout(() => {
    isSaid = true;
    announce(loading);
  }, silentWait);
  return () => {
    parts -= 1;
    endedAt = Date.now();
    setTimeout(() => end(loaded), pause);
  };
}
