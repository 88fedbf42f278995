import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { connections, relations } from '../../db/schema';
import type { Queued } from '../../notifications/deliveries/deliveries';
import type { IsStillRelevant, RelevanceByKind } from '../../notifications/deliveries/relevance';
import { isPair } from '../../people/pair';
import type { introductionNotifications } from './notifications';

/** The two members that the cause of a notification names. */
const pairOf = ({ kind, cause }: Queued): [string, string] => {
  const [one = '', other = ''] = cause.slice(kind.length + 1).split(':');
  return [one, other];
};

/** An introduction is announced only while it waits for its reader, and a connection only while it lasts. */
export const introductionRelevance = ({ orm }: Pick<Database, 'orm'>): RelevanceByKind =>
  new Map<keyof typeof introductionNotifications, IsStillRelevant>([
    [
      'introduced',
      async (notification) => {
        const [senderId, readerId] = pairOf(notification);
        const sent = and(
          eq(relations.participantId, senderId),
          eq(relations.subjectId, readerId),
          eq(relations.relationType, 'LIKE'),
          isNull(relations.declinedAt),
        );
        return (await orm.$count(relations, sent)) > 0;
      },
    ],
    [
      'connected',
      async (notification) => {
        const [readerId, otherId] = pairOf(notification);
        return (await orm.$count(connections, isPair(connections, readerId, otherId))) > 0;
      },
    ],
  ]);
