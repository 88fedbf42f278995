import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getHeldIntros } from '../../../generated/api/client/introduction';

export const heldIntrosKey = ['heldIntros'];

/** Introductions that wait for a manager, the oldest first, page after page (D44). */
export const heldIntrosQuery = (communityId: string) =>
  infiniteQueryOptions({
    queryKey: [...heldIntrosKey, communityId],
    queryFn: ({ pageParam, signal }) =>
      request(getHeldIntros, { params: { id: communityId }, query: { page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
  });
