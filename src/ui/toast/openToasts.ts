import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** For the region: whether any toast is visible. */
export function toastsOpen(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const never = () => false;

/** Whether a toast is visible. What would stand in its place waits. */
export const useHasToasts = (): boolean => useSyncExternalStore(subscribe, () => isOpen, never);
