import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getManagerHome, listManagedCommunities } from '../../../generated/api/client/admin';

/** What waits for managers, and what has changed (D15). */
export const managerHomeQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['managerHome', communityId],
    queryFn: ({ signal }) => request(getManagerHome, { params: { id: communityId }, signal }),
  });

/** Every community of the server, for administrators (D11). */
export const managedCommunitiesQuery = queryOptions({
  queryKey: ['managedCommunities'],
  queryFn: ({ signal }) => request(listManagedCommunities, { signal }),
});
