import { useEffect } from 'react';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { reportError } from '../../api/reportError';
import { onForbidden } from '../../api/signals';
import { whenIdle } from '../../api/whenIdle';
import { useCommunity } from '../context/bootContext';

const askAnew = () => void queryClient.invalidateQueries(initQuery).catch(() => undefined);

/**
 * Reloads the user when a call is refused, and as soon as the server takes the managers' topic away, which carries nothing
 * else. A user who is no manager any more is redirected to the member's side, and one whose session has ended to the login.
 * Without a realtime connection the next call tells.
 */
export function useLostRole(): void {
  const { id, community } = useCommunity();
  useEffect(() => onForbidden(askAnew), []);
  useEffect(() => {
    if (!community.realtime) return;
    const over = new AbortController();
    const { signal } = over;
    whenIdle(() => {
      import('./managersTopic').then(
        ({ watchRole }) => watchRole({ id, onEnd: askAnew, signal }),
        reportError,
      );
    }, signal);
    return () => over.abort();
  }, [id, community.realtime]);
}
