import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request';
import { previewInvitation } from '../../generated/api/client/invitation';

/** Who invites, and to what (AUT-07). */
export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitation', id],
    queryFn: ({ signal }) => request(previewInvitation, { params: { id }, signal }),
  });
