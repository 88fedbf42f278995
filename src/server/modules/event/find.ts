import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { eventResponsibles, events } from '../../db/schema';
import { AppError } from '../../errors';
import type { StoredEvent } from './stored';
import type { Viewer } from './viewer';

const isThere = (communityId: string, id: string) =>
  and(eq(events.id, id), eq(events.communityId, communityId), isNull(events.deletedAt));

/** Whether somebody organises an event. */
export async function organises(orm: Orm, eventId: string, participantId: string): Promise<boolean> {
  if (!participantId) return false;
  const own = and(eq(eventResponsibles.eventId, eventId), eq(eventResponsibles.participantId, participantId));
  const rows = await orm.select({ eventId: eventResponsibles.eventId }).from(eventResponsibles).where(own);
  return rows.length > 0;
}

/** An event that the viewer may see, and whether they may edit it; of any other 1195, whether or not there is one. */
export async function findEvent(
  orm: Orm,
  { communityId, id, viewer }: { communityId: string; id: string; viewer: Viewer },
): Promise<{ event: StoredEvent; mayEdit: boolean }> {
  const [event] = await orm.select().from(events).where(isThere(communityId, id));
  if (!event || (event.visibility === 'PRIVATE' && !viewer.isMember)) throw new AppError(1195);
  return { event, mayEdit: viewer.isManager || (await organises(orm, id, viewer.participantId)) };
}

/** An event, held until the transaction ends; 1195 where there is none. */
export async function holdEvent(orm: Orm, communityId: string, id: string): Promise<StoredEvent> {
  const [event] = await orm.select().from(events).where(isThere(communityId, id)).for('update');
  if (!event) throw new AppError(1195);
  return event;
}

/** Who organises an event; undefined where the community has none of this id. */
export async function organisersOf(
  orm: Orm,
  communityId: string,
  id: string,
): Promise<readonly string[] | undefined> {
  const rows = await orm
    .select({ participantId: eventResponsibles.participantId })
    .from(events)
    .leftJoin(eventResponsibles, eq(eventResponsibles.eventId, events.id))
    .where(isThere(communityId, id));
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ participantId }) => participantId ?? []);
}
