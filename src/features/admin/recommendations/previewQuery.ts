import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { previewRecommendations } from '../../../generated/api/client/community';

/** The number of members who would be notified. It is never cached. */
export const previewQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['recommendations', communityId],
    queryFn: ({ signal }) => request(previewRecommendations, { params: { id: communityId }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
