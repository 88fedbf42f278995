import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { EventWaiting } from '../../generated/api/event';
import type { Orm } from '../db/database';
import { eventWaits, type WaitEnd } from '../db/schema';
import type { StoredWait } from './stored';

/** The order of offers: people whom an organiser moved to the front, then by arrival. */
export const waitingOrder = [sql`${eventWaits.promotedAt} nulls last`, sql`${eventWaits.number}`];

export const openIn = (eventId: string) => and(eq(eventWaits.eventId, eventId), isNull(eventWaits.endedAt));

/** A person's open wait in an event, if they have one. */
export async function findWait(
  orm: Orm,
  { eventId, participantId }: { eventId: string; participantId: string },
): Promise<StoredWait | undefined> {
  const own = and(openIn(eventId), eq(eventWaits.participantId, participantId));
  const [wait] = await orm.select().from(eventWaits).where(own);
  return wait;
}

/** Ends waits: one, or all that are open. */
export async function endWaits(
  orm: Orm,
  { eventId, id, ended, at }: { eventId: string; id?: string; ended: WaitEnd; at: Date },
): Promise<void> {
  await orm
    .update(eventWaits)
    .set({ ended, endedAt: at })
    .where(and(openIn(eventId), id === undefined ? undefined : eq(eventWaits.id, id)));
}

/** A wait as `ownWaiting` reads it. */
export type ReadWaiting = { position: number; offeredUntil: string | null } | null;

/** A person's wait in an event, as a column: the number of people before them, and the end of an offer. */
export const ownWaiting = (eventId: SQLWrapper, participantId: SQLWrapper): SQL<ReadWaiting> => sql`(
  select json_build_object('offeredUntil', own.offered_until, 'position', case when own.offered_at is null then 1 + (
    select count(*) from event_waits other
    where other.event_id = own.event_id and other.ended_at is null and other.offered_at is null
      and (coalesce(other.promoted_at, 'infinity'), other.number) < (coalesce(own.promoted_at, 'infinity'), own.number)
  ) else 0 end)
  from event_waits own
  where own.event_id = ${eventId} and own.participant_id = ${participantId} and own.ended_at is null)`;

/** Maps a wait to the API response. */
export const presentWaiting = (waiting: ReadWaiting): EventWaiting | null =>
  waiting && {
    position: waiting.position,
    offeredUntil: waiting.offeredUntil && new Date(waiting.offeredUntil).toISOString(),
  };

/** A person's wait in an event as the API response. Null without a wait. */
export async function readWaiting(
  orm: Orm,
  { eventId, participantId }: { eventId: string; participantId: string },
): Promise<EventWaiting | null> {
  const { rows } = await orm.execute<{ waiting: ReadWaiting }>(
    sql`select ${ownWaiting(sql`${eventId}`, sql`${participantId}`)} as waiting`,
  );
  return presentWaiting(rows[0]?.waiting ?? null);
}
