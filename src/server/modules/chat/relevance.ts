import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { participants } from '../../db/schema';
import type { IsStillRelevant, RelevanceByKind } from '../../notifications/deliveries/relevance';
import { isAwayFrom } from '../../people/away';
import type { chatNotifications } from './notifications';
import { readUnread } from './unreadMessages';

/**
 * Messages are notified of while they are not read and their reader is away, in the words that they have by then. A member who
 * is back sees their number on every page.
 */
export function chatRelevance({ orm }: Pick<Database, 'orm'>, now: () => Date): RelevanceByKind {
  const isUnread: IsStillRelevant = async ({ kind, cause, communityId, userId }) => {
    const [chatId = ''] = cause.slice(kind.length + 1).split(':');
    const [reader] = await orm
      .select({ participantId: participants.id })
      .from(participants)
      .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId ?? '')));
    if (!reader) return false;
    const isAway = await isAwayFrom(orm, { userId, communityId }, now());
    const data = isAway && (await readUnread(orm, { communityId, chatId, ...reader }));
    return data ? { data } : false;
  };
  return new Map<keyof typeof chatNotifications, IsStillRelevant>([['chatMessages', isUnread]]);
}
