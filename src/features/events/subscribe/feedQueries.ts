import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { getOwnFeed, renewOwnFeed } from '../../../generated/api/client/event';

/** Since when the viewer has a calendar feed of their own (E35). */
export const ownFeedQuery = queryOptions({
  queryKey: ['events', 'own feed'],
  queryFn: ({ signal }) => request(getOwnFeed, { signal }),
});

/**
 * Creates a new address for the member's own feed, which replaces the old one (E36). It is shown once and stored
 * nowhere.
 */
export async function renewFeed(): Promise<string> {
  const { since, url } = await request(renewOwnFeed);
  queryClient.setQueryData(ownFeedQuery.queryKey, { since, url: null });
  return url ?? '';
}
