import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page takes over its markup, so that both render the same; then true. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The `email` of the address bar, with which another community sent the visitor here; '' on the server (AUT-02). */
export const useEmailOfAddress = (): string =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('email') ?? '',
    () => '',
  );
