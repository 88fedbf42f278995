import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { getResponsibles, removeResponsible } from '../../../generated/api/client/event';

/** The organisers (E16). */
export const organisersQuery = (id: string) =>
  queryOptions({
    queryKey: ['eventOrganisers', id],
    queryFn: ({ signal }) => request(getResponsibles, { params: { id }, signal }),
  });

/** Takes an organiser away (E18); the list is then as the server has it. */
export async function removeOrganiser(id: string, pid: string): Promise<void> {
  const organisers = await request(removeResponsible, { params: { id, pid } });
  queryClient.setQueryData(organisersQuery(id).queryKey, organisers);
}
