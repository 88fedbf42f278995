import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { updateProfile } from '../../../generated/api/client/participant';
import type { OwnProfile } from '../../../generated/api/participant';
import { ownProfileQuery } from '../edit/profileQueries';
import { participantQuery } from './participantQuery';

/** Visitors see the owner's page from now on (P08). */
export async function makePublic({ id: participantId, version }: OwnProfile): Promise<void> {
  const profile = await request(updateProfile, {
    body: { participantId, profile: { publicPage: true }, version },
  });
  queryClient.setQueryData(ownProfileQuery(participantId).queryKey, profile);
  queryClient.setQueryData(participantQuery(profile.slug).queryKey, profile);
}
