import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/database';
import { eventParticipations, participants, users } from '../../../db/schema';
import { mayIn } from '../../../guards/permissions';
import { isThere } from '../../../eventAccess/visibleParticipations';
import { eventPersonColumns } from '../../../eventAccess/people';
import { nameOf } from '../../../people/nameOf';

/** So many are named. */
const mostNamed = 3;

/** Parts that the organisers have yet to answer. */
const unanswered = (eventId: string) =>
  and(
    eq(eventParticipations.eventId, eventId),
    eq(eventParticipations.status, 'PENDING'),
    isNull(eventParticipations.approvedAt),
  );

/** Whether requests wait for the organisers. */
export async function hasRequests(orm: Orm, eventId: string): Promise<boolean> {
  const found = await orm
    .select({ status: eventParticipations.status })
    .from(eventParticipations)
    .where(unanswered(eventId))
    .limit(1);
  return found.length > 0;
}

/** Waiting requests of people who are visible to an organiser, as a condition on participations and participants. */
async function askingFor(orm: Orm, eventId: string, organiserId: string): Promise<SQL | undefined> {
  const [manager] = await orm
    .select({ id: participants.id })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.id, organiserId), mayIn('events.manage')));
  const viewer = { participantId: organiserId, isMember: true, isManager: manager !== undefined };
  return and(unanswered(eventId), isThere(viewer));
}

const isOfPart = eq(participants.id, eventParticipations.participantId);

/** The waiting requests for an organiser: their number, and the first names. */
export async function requestsFor(orm: Orm, eventId: string, organiserId: string) {
  const asking = await askingFor(orm, eventId, organiserId);
  const [found] = await orm
    .select({ count: count() })
    .from(eventParticipations)
    .innerJoin(participants, isOfPart)
    .where(asking);
  const named = await orm
    .select(eventPersonColumns)
    .from(eventParticipations)
    .innerJoin(participants, isOfPart)
    .where(asking)
    .orderBy(asc(eventParticipations.askedAt), asc(participants.id))
    .limit(mostNamed);
  return {
    count: found?.count ?? 0,
    about: named.map(({ id }) => id),
    names: named.map(nameOf),
  };
}

/** The people of `about`, including guests, whose requests still wait. */
export async function stillAsking(
  orm: Orm,
  { eventId, organiserId, about }: { eventId: string; organiserId: string; about: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ id: participants.id })
    .from(eventParticipations)
    .innerJoin(participants, isOfPart)
    .where(and(await askingFor(orm, eventId, organiserId), inArray(participants.id, about)));
  return new Set(rows.map(({ id }) => id));
}
