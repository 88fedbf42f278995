import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { addResponsible, getOrganiserCandidates } from '../../generated/api/client/event';
import { inviteToEvent, listInvited, withdrawInvitation } from '../../generated/api/client/eventInvitation';
import type { InvitedAs } from '../../generated/api/event';

const keyOf = (id: string) => ['eventInvitations', id] as const;

/** People who were invited to an event and have not accepted, page by page (E41). */
export const invitedQuery = (id: string, invitedAs: InvitedAs) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(id), 'invited', invitedAs],
    queryFn: ({ pageParam: page, signal }) =>
      request(listInvited, { params: { id }, query: { invitedAs, page }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
  });

/** People whom an organiser may invite, by name (E33). */
export const candidatesQuery = (id: string, invitedAs: InvitedAs, search: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'candidates', invitedAs, search],
    queryFn: ({ signal }) =>
      request(getOrganiserCandidates, { params: { id }, query: { search, invitedAs }, signal }),
    // While the user types, the previous results stay until the answer comes.
    placeholderData: (before) => before,
  });

const refresh = (id: string) => queryClient.invalidateQueries({ queryKey: keyOf(id) });

/** Invites a person to take part (E40), or also to organise the event (E17). */
export async function invite(id: string, pid: string, invitedAs: InvitedAs): Promise<void> {
  const params = { id, pid };
  await (invitedAs === 'ORGANISER'
    ? request(addResponsible, { params })
    : request(inviteToEvent, { params }));
  await refresh(id);
}

/** Takes an invitation back (E42). */
export async function withdraw(id: string, pid: string, invitedAs: InvitedAs): Promise<void> {
  await request(withdrawInvitation, { params: { id, pid }, query: { invitedAs } });
  await refresh(id);
}
