import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getAudit } from '../../../generated/api/client/audit';
import type { AuditFilter } from './auditFilter';

/** Entries of the audit, the latest first, page by page (D13). */
export const auditQuery = (communityId: string, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', communityId, filter],
    queryFn: ({ pageParam, signal }) =>
      request(getAudit, { params: { id: communityId }, query: { ...filter, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // When filters change, the previous list stays until the answer comes.
    placeholderData: (before) => before,
  });
