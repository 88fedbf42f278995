import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { participants } from '../../db/schema';
import type { IsStillRelevant, RelevanceByKind } from '../../notifications/deliveries/relevance';
import { isNetworking } from '../../people/pause';
import type { matchingNotifications } from './notifications';
import { listsOf } from './recommended';

/** The cause of a weekly email: a member's list in a round. */
export const causeOf = (roundId: string, viewerId: string): string => `${roundId}:${viewerId}`;

/** A weekly email may be delayed for days. The people in it are filtered when it is sent, by the rules of the home page. */
export const matchingRelevance = ({ orm }: Pick<Database, 'orm'>, now: () => Date): RelevanceByKind =>
  new Map<keyof typeof matchingNotifications, IsStillRelevant>([
    [
      'recommendations',
      async ({ cause, communityId }) => {
        const [, roundId = '', viewerId = ''] = cause.split(':');
        const [viewer] = await orm.select().from(participants).where(eq(participants.id, viewerId));
        if (!viewer?.enabled || !viewer.profileEnabled || !isNetworking(viewer, now()))
          return { visible: new Set() };
        const lists = await listsOf(orm, { roundId, communityId, viewers: [viewerId], now: now() });
        return { visible: new Set(lists.get(viewerId)?.map(({ person }) => person.id)) };
      },
    ],
  ]);
