import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../api/ApiError';
import { ownProfileKey } from '../../../api/notificationChoices';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { participantsKey } from '../../../components/introduction/introductionQueries';
import { getProfile, getProfileCompletion } from '../../../generated/api/client/participant';
import type { AnyProfile, OwnProfile } from '../../../generated/api/participant';

const isOwn = (profile: AnyProfile): profile is OwnProfile => profile.owned;

/** The own participant, whole (P03). */
export const ownProfileQuery = (participantId: string) =>
  queryOptions({
    queryKey: [ownProfileKey, participantId],
    queryFn: async ({ signal }) => {
      const profile = await request(getProfile, { query: { participantId }, signal });
      if (!isOwn(profile)) throw new ApiError('Server side error');
      return profile;
    },
  });

/** How complete it is (P13). */
export const completionQuery = (participantId: string) =>
  queryOptions({
    queryKey: ['completion', participantId],
    queryFn: ({ signal }) => request(getProfileCompletion, { params: { id: participantId }, signal }),
  });

/** Stores the server's answer to a change of the profile, and reloads what depends on it. */
export function takeProfile(profile: OwnProfile): void {
  queryClient.setQueryData(ownProfileQuery(profile.id).queryKey, profile);
  void queryClient.invalidateQueries(completionQuery(profile.id));
  void queryClient.invalidateQueries(initQuery);
  // The slug of the profile's page may have changed with the name.
  queryClient.removeQueries({ queryKey: participantsKey });
}
