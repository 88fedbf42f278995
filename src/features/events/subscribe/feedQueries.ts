import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { getOwnFeed, renewOwnFeed } from '../../../generated/api/client/event';

/** Since when the viewer has a calendar feed of their own (E35). */
export const ownFeedQuery = queryOptions({
  queryKey: ['events', 'own feed'],
  queryFn: ({ signal }) => request(getOwnFeed, { signal }),
});

/** Makes the own feed an address, in place of the one before (E36); it is told this once, and kept nowhere. */
export async function renewFeed(): Promise<string> {
  const { since, url } = await request(renewOwnFeed);
  queryClient.setQueryData(ownFeedQuery.queryKey, { since, url: null });
  return url ?? '';
}
