import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import {
  addResponsible,
  getOrganiserCandidates,
  getResponsibles,
  removeResponsible,
} from '../../generated/api/client/event';

/** Who organises an event (E16). */
export const organisersQuery = (id: string) =>
  queryOptions({
    queryKey: ['eventOrganisers', id],
    queryFn: ({ signal }) => request(getResponsibles, { params: { id }, signal }),
  });

/** Who could organise it too, by name (E33). */
export const candidatesQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: ['eventCandidates', id, search],
    queryFn: ({ signal }) => request(getOrganiserCandidates, { params: { id }, query: { search }, signal }),
    // Typing on shows what is there, until the answer comes.
    placeholderData: (before) => before,
  });

/** Adds an organiser, or takes one away (E17, E18); the list is then as the server has it. */
export async function changeOrganisers(id: string, pid: string, change: 'add' | 'remove'): Promise<void> {
  const call = change === 'add' ? addResponsible : removeResponsible;
  const organisers = await request(call, { params: { id, pid } });
  queryClient.setQueryData(organisersQuery(id).queryKey, organisers);
  void queryClient.invalidateQueries({ queryKey: ['eventCandidates', id] });
}
