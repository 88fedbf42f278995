import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { participantsKey } from '../../../components/introduction/introductionQueries';
import { getProfileBySlug } from '../../../generated/api/client/participant';

/** A participant as this viewer may see them (P05). Actions on people update it, too. */
export const participantQuery = (slug: string) =>
  queryOptions({
    queryKey: [...participantsKey, slug],
    queryFn: ({ signal }) => request(getProfileBySlug, { params: { slug }, signal }),
  });
