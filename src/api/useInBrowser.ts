import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page takes over its markup, so that both render the same; then true. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
