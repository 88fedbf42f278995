import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getManagers } from '../../../generated/api/client/manager';

/** The managers of a community (D10). */
export const managersQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['managers', communityId],
    queryFn: ({ signal }) => request(getManagers, { params: { id: communityId }, signal }),
  });
