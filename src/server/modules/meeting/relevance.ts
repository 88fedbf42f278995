import { and, eq, isNull } from 'drizzle-orm';
import { isOpen } from '../../../lib/rules/meeting/meetingStates';
import type { Database } from '../../db/database';
import { connections, matchingResults, meetings } from '../../db/schema';
import type { Queued } from '../../notifications/deliveries/deliveries';
import type { IsStillRelevant, RelevanceByKind } from '../../notifications/deliveries/relevance';
import { isOneOf } from '../../people/pair';
import type { meetingNotifications } from './notifications';
import { timesOf, type StoredMeeting } from './present';

/**
 * Notifications about times are sent only while those times are valid, and questions about a meeting only until the
 * member has rated it.
 */
export function meetingRelevance({ orm }: Pick<Database, 'orm'>, now: () => Date): RelevanceByKind {
  const whileItHolds =
    (holds: (meeting: StoredMeeting, version: number) => boolean) =>
    async ({ kind, cause }: Queued): Promise<boolean> => {
      const [id = '', version] = cause.slice(kind.length + 1).split(':');
      const [meeting] = await orm.select().from(meetings).where(eq(meetings.id, id));
      return meeting !== undefined && holds(meeting, Number(version));
    };
  const isAgreed = whileItHolds(({ state }) => state === 'AGREED');
  const isUnrated: IsStillRelevant = async ({ kind, cause }) => {
    const { id, matchingId, viewerId, ratedAt } = matchingResults;
    const unrated = await orm
      .select({ id })
      .from(matchingResults)
      .innerJoin(connections, and(eq(connections.matchingId, matchingId), isOneOf(viewerId, connections)))
      .where(and(eq(id, cause.slice(kind.length + 1)), isNull(ratedAt)));
    return unrated.length > 0;
  };
  return new Map<keyof typeof meetingNotifications, IsStillRelevant>([
    [
      'meetingProposed',
      whileItHolds((meeting, version) => meeting.version === version && isOpen(timesOf(meeting), now())),
    ],
    ['meetingAgreed', isAgreed],
    ['meetingChanged', isAgreed],
    ['rateMeeting', isUnrated],
  ]);
}
