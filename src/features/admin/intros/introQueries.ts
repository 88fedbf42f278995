import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getPendingIntros } from '../../../generated/api/client/introduction';

export const pendingIntrosKey = ['pendingIntros'];

/** Introductions that wait for a manager, the oldest first, page after page (D44). */
export const pendingIntrosQuery = (communityId: string) =>
  infiniteQueryOptions({
    queryKey: [...pendingIntrosKey, communityId],
    queryFn: ({ pageParam, signal }) =>
      request(getPendingIntros, { params: { id: communityId }, query: { page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
  });
