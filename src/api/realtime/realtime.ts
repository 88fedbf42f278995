import { useSyncExternalStore } from 'react';
import { useSession } from '../session/store';
import { createRealtime } from './createRealtime';
import { reconnectDelay } from './reconnectDelay';

function address(): string | undefined {
  const { token } = useSession.getState();
  if (!token) return undefined;
  const url = new URL('/api/ws', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('token', token);
  return url.href;
}

/** The page's connection. Its code loads when it starts, which no first paint waits for. */
export const realtime = createRealtime({
  openLine: async (to, handlers) => (await import('./stompLine')).openStompLine(to, handlers),
  address,
  delayAfter: (failures) => reconnectDelay(failures, Math.random()),
});

/** Whether events arrive. Otherwise one has to ask for what is new. */
export const useIsLive = (): boolean => useSyncExternalStore(realtime.onChange, realtime.isUp, () => false);
