import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getAudit } from '../../../generated/api/client/audit';
import type { AuditFilter } from './auditFilter';

/** What those who manage a community did, the latest first, page after page (D13). */
export const auditQuery = (communityId: string, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', communityId, filter],
    queryFn: ({ pageParam, signal }) =>
      request(getAudit, { params: { id: communityId }, query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Filtering it again shows what is there, until the answer comes.
    placeholderData: (before) => before,
  });
