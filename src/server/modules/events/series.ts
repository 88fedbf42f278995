import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { events } from '../../db/schema';
import { AppError } from '../../errors';
import { isOrganisedBy } from './filters';
import { lockEvent } from '../../eventAccess/find';
import type { StoredEvent } from '../../eventAccess/stored';
import type { Viewer } from '../../eventAccess/viewer';

interface Asked {
  communityId: string;
  id: string;
  /** The viewer who also changes the later events. Undefined if those stay unchanged. */
  following: Viewer | undefined;
}

const byBeginning = (one: StoredEvent, other: StoredEvent) =>
  one.startsAt.getTime() - other.startsAt.getTime();

/** An event that is to change, and those of its series that change with it, by their beginning. */
interface LockedSeries {
  event: StoredEvent;
  following: StoredEvent[];
}

/**
 * An event and, on request, the later ones of its series that the viewer may edit, locked by id until the transaction
 * ends. Throws 1195 if there is none.
 */
export async function lockSeries(
  orm: Orm,
  { communityId, id, following: viewer }: Asked,
): Promise<LockedSeries> {
  const [asked] = viewer
    ? await orm.select({ seriesId: events.seriesId }).from(events).where(eq(events.id, id))
    : [];
  if (!viewer || !asked?.seriesId) return { event: await lockEvent(orm, communityId, id), following: [] };
  const { seriesId } = asked;
  const series = await orm
    .select({ event: events, organises: isOrganisedBy(viewer.participantId) })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), eq(events.communityId, communityId), isNull(events.deletedAt)))
    .orderBy(asc(events.id))
    .for('update');
  const event = series.find((each) => each.event.id === id)?.event;
  if (!event) throw new AppError(1195);
  const following = series
    .filter((each) => each.event.startsAt > event.startsAt && (viewer.isManager || each.organises))
    .map((each) => each.event)
    .toSorted(byBeginning);
  return { event, following };
}
