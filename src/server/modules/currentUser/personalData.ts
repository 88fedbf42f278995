import { eq } from 'drizzle-orm';
import { webPushSubscriptions } from '../../db/schema';
import { rows, type PersonalRows } from '../../personalRows';

export const currentUserData: readonly PersonalRows[] = [
  {
    ...rows(
      'webPushSubscriptions',
      webPushSubscriptions,
      ({ userId }) => eq(webPushSubscriptions.userId, userId),
      ['auth', 'p256dh'],
    ),
    endsWithMembership: true,
  },
];
