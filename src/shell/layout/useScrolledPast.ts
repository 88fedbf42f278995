import { useSyncExternalStore } from 'react';

/** From here on the header is fixed and has a shadow, in px (NAV-01). */
export const headerThreshold = 78;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled past `distance` px. False on the server. */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
