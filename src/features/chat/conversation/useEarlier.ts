import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatSync } from '../sync/chatSync';

/** Loads earlier messages by a button, and by itself when the beginning of what is loaded comes near. */
export function useEarlier(sync: ChatSync, hasOlder: boolean) {
  const edge = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = useCallback(() => {
    setState('loading');
    sync.loadOlder().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }, [sync]);
  useEffect(() => {
    if (!hasOlder || state !== 'idle' || !edge.current) return;
    const scroller = edge.current.closest('[role=region]');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { root: scroller, rootMargin: '400px 0px 0px 0px' },
    );
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [hasOlder, state, load]);
  return { edge, load, isLoading: state === 'loading', hasFailed: state === 'failed' };
}
