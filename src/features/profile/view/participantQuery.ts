import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getProfileBySlug } from '../../../generated/api/client/participant';

/** A participant as this viewer may see them (P05). */
export const participantQuery = (slug: string) =>
  queryOptions({
    queryKey: ['participant', slug],
    queryFn: ({ signal }) => request(getProfileBySlug, { params: { slug }, signal }),
  });
