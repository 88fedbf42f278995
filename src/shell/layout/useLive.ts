import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '../../api/reportError';
import { whenIdle } from '../../api/whenIdle';
import { useCommunity } from '../context/bootContext';
import { useAdmittedId } from '../session/useAdmittedId';

/** Connects a member who is in the community, once the page is idle. */
export function useLive(): void {
  const { chat, realtime } = useCommunity().community;
  const me = useAdmittedId();
  const { pathname, search } = useLocation();
  const onPage = useRef<() => void>(undefined);
  useEffect(() => {
    if (!me) return;
    const stop = new AbortController();
    const { signal } = stop;
    whenIdle(() => {
      import('./keepLive').then(
        ({ keepLive }) => keepLive({ me, chat, realtime, signal, onPage }),
        reportError,
      );
    }, signal);
    return () => stop.abort();
  }, [me, chat, realtime]);
  useEffect(() => onPage.current?.(), [pathname, search]);
}
