import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { previewRecommendations } from '../../../generated/api/client/community';

/** How many members would be written to. It is asked for anew each time. */
export const previewQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['recommendations', communityId],
    queryFn: ({ signal }) => request(previewRecommendations, { params: { id: communityId }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
