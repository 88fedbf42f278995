import { queryOptions } from '@tanstack/react-query';
import { notifyOtherTabs } from '../../api/otherTabs';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import {
  getBlocks,
  getBookmarks,
  getIntroductions,
  getRecommendations,
  getRelations,
} from '../../generated/api/client/introduction';
import type { RelationList } from '../../generated/api/introduction';

/** Everything that a action about somebody may change. */
export const introductionsKey = ['introductions'];

/** Another tab may have changed it: whoever comes back sees it as it is. */
const shared = { refetchOnWindowFocus: 'always' } as const;

/** Whom this week's round recommends (M03). */
export const recommendationsQuery = (page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, 'recommended', page],
    queryFn: ({ signal }) => request(getRecommendations, { query: { page }, signal }),
  });

/** Who waits for my answer (M05). */
export const incomingQuery = (page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, 'incoming', page],
    queryFn: ({ signal }) => request(getIntroductions, { query: { page }, signal }),
  });

/** My contacts of one kind (B04). */
export const relationsQuery = (list: RelationList, page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, list, page],
    queryFn: ({ signal }) => request(getRelations, { query: { list, page }, signal }),
  });

/** Whom I bookmarked (B01). */
export const bookmarksQuery = (page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, 'bookmarks', page],
    queryFn: ({ signal }) => request(getBookmarks, { query: { page }, signal }),
  });

/** Whom I blocked (B10). */
export const blocksQuery = (page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, 'blocks', page],
    queryFn: ({ signal }) => request(getBlocks, { query: { page }, signal }),
  });

let wished = false;

/** Asks anew for all of it that is shown, in other tabs too: also whom the member wished to meet, once there was somebody. */
export async function refreshIntroductions(): Promise<void> {
  notifyOtherTabs(introductionsKey);
  wished ||= queryClient.getQueryData(initQuery.queryKey)?.introFor !== undefined;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: introductionsKey }),
    wished && queryClient.invalidateQueries({ queryKey: initQuery.queryKey }),
  ]);
}
