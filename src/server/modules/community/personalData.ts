import { eq } from 'drizzle-orm';
import { communities, communityOverrides } from '../../db/schema';
import { sharedRows, type PersonalRows } from '../../personalRows';

/** Replaces a user's id in required columns. */
const nobody = 'deleted';

export const communityData: readonly PersonalRows[] = [
  // Communities go on without the administrator who made or changed them.
  sharedRows(
    'communities',
    communities,
    ({ userId }) => eq(communities.createdBy, userId),
    { createdBy: nobody },
    ['files'],
  ),
  {
    ...sharedRows(
      'communityOverrides',
      communityOverrides,
      ({ userId }) => eq(communityOverrides.updatedBy, userId),
      { updatedBy: nobody },
      ['files'],
    ),
    staysAfterMembership: 'the community’s',
  },
];
