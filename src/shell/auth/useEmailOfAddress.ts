import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The `email` of the address bar, with which another community sent the visitor here; '' on the server (AUT-02). */
export const useEmailOfAddress = (): string =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('email') ?? '',
    () => '',
  );
