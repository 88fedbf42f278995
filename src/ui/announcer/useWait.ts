import { useEffect } from 'react';
import { startWait } from './wait';

/** Says `loading` after a second, and `loaded` when it is over. Without `loading` nothing is waited for. */
export function useWait(loading: string | undefined | false, loaded = ''): void {
  useEffect(() => (loading ? startWait({ loading, loaded }) : undefined), [loading, loaded]);
}
