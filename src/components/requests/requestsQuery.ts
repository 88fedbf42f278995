import { infiniteQueryOptions } from '@tanstack/react-query';
import { notifyOtherTabs } from '../../api/otherTabs';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { listRequests } from '../../generated/api/client/request';
import type { RequestAnswer } from '../../generated/api/request';

/** The requests of others, the latest first, page by page (B06). */
export const requestsQuery = infiniteQueryOptions({
  queryKey: ['requests'],
  queryFn: ({ pageParam, signal }) =>
    request(listRequests, { query: pageParam ? { next: pageParam } : {}, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** One's answer to a request, wherever it is shown: in other tabs too. */
export function keepAnswer(id: string, answer: RequestAnswer): void {
  notifyOtherTabs(requestsQuery.queryKey);
  queryClient.setQueryData(
    requestsQuery.queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, answer } : item)),
        })),
      },
  );
}
