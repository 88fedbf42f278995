import { useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. On the server it is `assumed`. */
export const useMatches = (query: string, assumed: boolean): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => assumed,
  );
