import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CalendarEntry } from '../../calendar/calendarFile';
import type { Orm } from '../../db/database';
import { eventParticipationChanges, eventParticipations, eventOrganisers, events } from '../../db/schema';
import { publishedEntry } from './entries';

const day = 86_400_000;
/** How long past events stay in a feed, in ms. */
const keepsPublic = 30 * day;
const keepsOwn = 90 * day;
/** Maximum number of events in a feed: the next ones. */
const most = 500;

/** The public events of a community, as a visitor sees them. */
export async function publicEntries(orm: Orm, communityId: string, now: Date): Promise<CalendarEntry[]> {
  const found = await orm
    .select()
    .from(events)
    .where(
      and(
        eq(events.communityId, communityId),
        eq(events.visibility, 'PUBLIC'),
        isNull(events.deletedAt),
        gt(events.overAt, new Date(now.getTime() - keepsPublic)),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(most);
  return found.map((event) => publishedEntry(event, { isExpected: false }));
}

interface Owner {
  communityId: string;
  participantId: string;
  mayManage: boolean;
}

/** The events that a member goes to, asked for or organises, as they see them. */
export async function ownEntries(
  orm: Orm,
  { communityId, participantId, mayManage }: Owner,
  now: Date,
): Promise<CalendarEntry[]> {
  const isOrganiser = sql<boolean>`exists (
    select 1 from ${eventOrganisers}
    where ${eventOrganisers.eventId} = ${events.id} and ${eventOrganisers.participantId} = ${participantId})`;
  const changes = orm
    .select({ eventId: eventParticipationChanges.eventId, count: count().as('count') })
    .from(eventParticipationChanges)
    .where(eq(eventParticipationChanges.participantId, participantId))
    .groupBy(eventParticipationChanges.eventId)
    .as('changes');
  const found = await orm
    .select({ event: events, part: eventParticipations, isOrganiser, changes: changes.count })
    .from(events)
    .leftJoin(
      eventParticipations,
      and(eq(eventParticipations.eventId, events.id), eq(eventParticipations.participantId, participantId)),
    )
    .leftJoin(changes, eq(changes.eventId, events.id))
    .where(
      and(
        eq(events.communityId, communityId),
        isNull(events.deletedAt),
        gt(events.overAt, new Date(now.getTime() - keepsOwn)),
        or(isOrganiser, inArray(eventParticipations.status, ['CONFIRMED', 'PENDING'])),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(most);
  return found.map(({ event, part, isOrganiser: organises, changes: told }) =>
    publishedEntry(event, {
      part,
      isExpected: mayManage || organises || part?.status === 'CONFIRMED',
      own: Math.max(0, Number(told ?? 0) - 1),
    }),
  );
}
