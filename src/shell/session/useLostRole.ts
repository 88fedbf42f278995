import { useEffect } from 'react';
import { openEventStream } from '../../api/eventStream';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { onForbidden } from '../../api/signals';
import { followRole } from '../../generated/api/client/admin';
import { useCommunity } from '../context/bootContext';

const askAnew = () => queryClient.invalidateQueries(initQuery).catch(() => undefined);

/**
 * Asks anew who the user is when something is refused, and as soon as the server says that they are something else here:
 * whoever is a manager no more is then led to the member's side, and whose session has ended to the login.
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
