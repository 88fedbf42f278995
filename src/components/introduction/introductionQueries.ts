import { queryOptions } from '@tanstack/react-query';
import { notifyOtherTabs } from '../../api/otherTabs';
import { queryClient } from '../../api/queryClient';
import { refreshInit } from '../../api/refreshInit';
import { request } from '../../api/request';
import {
  getBlocks,
  getBookmarks,
  getIntroductions,
  getRecommendations,
  getRelations,
} from '../../generated/api/client/introduction';
import type { RecommendationPage, RelationList } from '../../generated/api/introduction';

/** The key of all data that an action on a person may change. */
export const introductionsKey = ['introductions'];

/** The key of participants on their pages, with what is between them and the member. */
export const participantsKey = [...introductionsKey, 'participant'];

/** Another tab may have changed it, so it is loaded again on focus. */
const shared = { refetchOnWindowFocus: 'always' } as const;

/** How often a first list is asked for while it is being made, in ms. */
const soon = 1000;
const whileComing = ({ state: { data } }: { state: { data: RecommendationPage | undefined } }) =>
  data?.state === 'COMING' && soon;

/** This week's recommendations (M03). */
export const recommendationsQuery = (page: number) =>
  queryOptions({
    ...shared,
    refetchInterval: whileComing,
    queryKey: [...introductionsKey, 'recommended', page],
    queryFn: ({ signal }) => request(getRecommendations, { query: { page }, signal }),
  });

/** Introductions that wait for the member's answer (M05). */
export const incomingQuery = (page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, 'incoming', page],
    queryFn: ({ signal }) => request(getIntroductions, { query: { page }, signal }),
  });

/** The member's contacts of one kind (B04). */
export const relationsQuery = (list: RelationList, page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, list, page],
    queryFn: ({ signal }) => request(getRelations, { query: { list, page }, signal }),
  });

/** The member's bookmarks (B01). */
export const bookmarksQuery = (page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, 'bookmarks', page],
    queryFn: ({ signal }) => request(getBookmarks, { query: { page }, signal }),
  });

/** The people the member has blocked (B10). */
export const blocksQuery = (page: number) =>
  queryOptions({
    ...shared,
    queryKey: [...introductionsKey, 'blocks', page],
    queryFn: ({ signal }) => request(getBlocks, { query: { page }, signal }),
  });

/**
 * Reloads all visible data of this kind, in other tabs too, and what `init` says of it: the number of what waits, and the
 * wish to meet a member.
 */
export async function refreshIntroductions(): Promise<void> {
  notifyOtherTabs(introductionsKey);
  await Promise.all([queryClient.invalidateQueries({ queryKey: introductionsKey }), refreshInit()]);
}
