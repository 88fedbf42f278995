import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient';

const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('changed');

channel?.addEventListener('message', ({ data }: MessageEvent<QueryKey>) => {
  void queryClient.invalidateQueries({ queryKey: data });
});

/** Something was changed here: the browser's other tabs ask anew for what they show of it. */
export const notifyOtherTabs = (queryKey: QueryKey): void => channel?.postMessage(queryKey);
