import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { memberInvites } from '../../db/schema';
import type { IsStillRelevant, RelevanceByKind } from '../../notifications/deliveries/relevance';
import type { memberInviteNotifications } from './notifications';

/** An invitation is not sent to a person who has used it already. */
export const memberInviteRelevance = ({ orm }: Pick<Database, 'orm'>): RelevanceByKind =>
  new Map<keyof typeof memberInviteNotifications, IsStillRelevant>([
    [
      'memberInvite',
      async ({ kind, cause }) => {
        const isOfCause = eq(memberInvites.id, cause.slice(kind.length + 1));
        return (await orm.$count(memberInvites, isOfCause)) > 0;
      },
    ],
  ]);
