import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request';
import { introductionsKey } from '../../components/introduction/introductionQueries';
import { countLocations, findParticipants, getTopTags } from '../../generated/api/client/directory';
import type { DirectoryParams } from './directoryParams';

/** The filtered directory, page by page (C07). Actions on people update it, too. */
export const directoryQuery = (communityId: string, { search, tags, city, lang }: DirectoryParams) =>
  infiniteQueryOptions({
    queryKey: [...introductionsKey, 'directory', communityId, search, tags, city, lang],
    queryFn: ({ pageParam, signal }) =>
      request(findParticipants, {
        params: { id: communityId },
        query: {
          ...(search ? { search } : {}),
          ...(tags.length > 0 ? { tag: [...tags] } : {}),
          ...(city ? { city: [city] } : {}),
          ...(lang ? { lang: [lang] } : {}),
          ...(pageParam ? { next: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // When filters change, the previous list stays until the answer comes.
    placeholderData: (before) => before,
  });

/** The tags that most members have (C16). */
export const tagsQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['topTags', communityId],
    queryFn: ({ signal }) => request(getTopTags, { params: { id: communityId }, signal }),
  });

/** The locations of members (C17). */
export const locationsQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['locations', communityId],
    queryFn: ({ signal }) => request(countLocations, { params: { id: communityId }, signal }),
  });
