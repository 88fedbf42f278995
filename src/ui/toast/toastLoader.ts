import type { Toasts } from './toastify';

let wanted = false;
let onWanted: (() => void) | undefined;
let toasts: Toasts | undefined;
let waiting: ((toasts: Toasts) => void)[] = [];
let lastId = 0;

/** A new id for a toast that changes later. */
export const nextToastId = (): string => `toast-${(lastId += 1)}`;

/** Runs `act` now, or in order as soon as the host has what shows toasts. */
export function withToasts(act: (toasts: Toasts) => void): void {
  if (toasts) {
    act(toasts);
    return;
  }
  waiting.push(act);
  wanted = true;
  onWanted?.();
}

/** Removes all toasts, also those that wait to be shown. */
export function clearToasts(): void {
  waiting = [];
  toasts?.clear();
}

/** For the host: notified of the first toast, also of one from before it existed. */
export const toastDemand = {
  subscribe(listener: () => void): () => void {
    onWanted = listener;
    return () => {
      onWanted = undefined;
    };
  },
  isWanted: (): boolean => wanted,
};

/** For the host: there is a container from now on (with undefined: no longer). */
export function toastsReady(ready: Toasts | undefined): void {
  toasts = ready;
  if (!ready) return;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act(ready);
}
