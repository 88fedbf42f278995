import { useEffect } from 'react';
import { openEventStream } from '../../api/eventStream';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { onForbidden } from '../../api/signals';
import { followRole } from '../../generated/api/client/admin';
import { useCommunity } from '../context/bootContext';

const askAnew = () => queryClient.invalidateQueries(initQuery).catch(() => undefined);

/**
 * Reloads the user when a call is refused, and as soon as the server reports that their role here changed. A user who
 * is no manager any more is redirected to the member's side, and one whose session has ended to the login.
 */
export function useLostRole(): void {
  const { id } = useCommunity();
  useEffect(() => onForbidden(() => void askAnew()), []);
  useEffect(() => {
    const stop = new AbortController();
    void openEventStream(followRole, { id }, { onChanged: askAnew, signal: stop.signal });
    return () => stop.abort();
  }, [id]);
}
