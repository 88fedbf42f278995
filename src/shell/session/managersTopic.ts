import { realtime } from '../../api/realtime/realtime';

interface Watched {
  /** The community’s id. */
  id: string;
  /** Called when the server takes the topic away. */
  onEnd: () => void;
  signal: AbortSignal;
}

/** Watches the managers’ topic of a community, which carries nothing but its end. */
export function watchRole({ id, onEnd, signal }: Watched): void {
  if (signal.aborted) return;
  const subscriber = { onEvent: () => undefined, onEnd };
  const unsubscribe = realtime.subscribe(`/topic/community/${id}/managers`, subscriber);
  const stop = realtime.start();
  signal.addEventListener('abort', () => {
    unsubscribe();
    stop();
  });
}
