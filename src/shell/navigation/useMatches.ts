import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date; not on the server. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
