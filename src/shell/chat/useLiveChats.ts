import { useEffect } from 'react';
import { reportError } from '../../api/reportError';
import { useInit } from '../../api/useInit';
import { useCommunity } from '../context/bootContext';
import { whenIdle } from '../../api/whenIdle';

/** Connects a member who is in the community, once the page is idle. */
export function useLiveChats(): void {
  const { chat, realtime } = useCommunity().community;
  const { data } = useInit({ enabled: false });
  const isAdmitted = data?.user.enabled && data.emailConfirmed;
  const me = chat && isAdmitted ? data.participant?.id : undefined;
  useEffect(() => {
    if (!me) return;
    const stop = new AbortController();
    whenIdle(() => {
      import('./liveChats').then(
        ({ keepLive }) => keepLive({ me, realtime, signal: stop.signal }),
        reportError,
      );
    }, stop.signal);
    return () => stop.abort();
  }, [me, realtime]);
}
