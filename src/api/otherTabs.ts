import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient';

const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('changed');

channel?.addEventListener('message', ({ data }: MessageEvent<QueryKey>) => {
  void queryClient.invalidateQueries({ queryKey: data });
});

/** Makes the browser's other tabs load changed data again. */
export const notifyOtherTabs = (queryKey: QueryKey): void => channel?.postMessage(queryKey);
