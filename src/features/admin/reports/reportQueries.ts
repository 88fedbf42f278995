import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getReports } from '../../../generated/api/client/report';
import type { ReportState } from '../../../generated/api/report';

export const reportsKey = ['reports'];

/** The reports of members (D42). */
export const reportsQuery = (communityId: string, state: ReportState, page: number) =>
  queryOptions({
    queryKey: [...reportsKey, communityId, state, page],
    queryFn: ({ signal }) =>
      request(getReports, { params: { id: communityId }, query: { state, page }, signal }),
  });
