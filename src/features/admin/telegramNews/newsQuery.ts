import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { previewTelegramNews } from '../../../generated/api/client/community';

/** How many members a message would reach, and what became of the last ones (C20). It is never cached. */
export const newsQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['telegramNews', communityId],
    queryFn: ({ signal }) => request(previewTelegramNews, { params: { id: communityId }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
