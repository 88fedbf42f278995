import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { getMember, listBulk, listMembers, listViews } from '../../../generated/api/client/member';
import type { Bulk, Member } from '../../../generated/api/member';
import type { SavedQuery } from '../../../lib/rules/managers/memberQuery';

const listsKey = ['members'];

/** A page of members (D06). */
export const membersQuery = (communityId: string, query: SavedQuery, page: number) =>
  queryOptions({
    queryKey: [...listsKey, communityId, query, page],
    queryFn: ({ signal }) =>
      request(listMembers, {
        params: { id: communityId },
        query: { ...query, ...(page > 0 ? { page } : {}) },
        signal,
      }),
    placeholderData: (shown) => shown,
  });

/** One member for managers (D20). */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: ({ signal }) => request(getMember, { params: { id }, signal }),
  });

/** Saved lists (D26). */
export const viewsQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['memberViews', communityId],
    queryFn: ({ signal }) => request(listViews, { params: { id: communityId }, signal }),
  });

/** Acts on many that can still be undone (D35): asked for once a page, which then counts the time itself. */
export const bulkQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['bulk', communityId],
    queryFn: ({ signal }) => request(listBulk, { params: { id: communityId }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Changes the cached list of open bulk actions. */
export const keepBulk = (communityId: string, change: (bulk: Bulk[]) => Bulk[]) =>
  queryClient.setQueryData(bulkQuery(communityId).queryKey, (known) => change(known ?? []));

/** Reloads the lists. */
export const refreshLists = () => queryClient.invalidateQueries({ queryKey: listsKey });

/** Stores a call's answer about a member in the caches of card and lists. */
export function keepMember(member: Member): void {
  queryClient.setQueryData(memberQuery(member.row.id).queryKey, member);
  void refreshLists();
}
