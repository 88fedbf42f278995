import { and, eq, isNull, sql, type Placeholder } from 'drizzle-orm';
import type { EventInvitation, EventWaiting } from '../../generated/api/event';
import type { Database, Orm } from '../db/database';
import { eventParticipations, eventOrganisers, events } from '../db/schema';
import { AppError } from '../errors';
import type { StoredEvent, StoredParticipation } from './stored';
import type { Viewer } from './viewer';
import { ownInvitations } from './invitations';
import { ownWaiting, presentWaiting } from './waits';

/** A value, or a placeholder of a prepared statement. */
type Given = string | Placeholder;

const isThere = (communityId: Given, id: Given) =>
  and(eq(events.id, id), eq(events.communityId, communityId), isNull(events.deletedAt));

interface Asked {
  communityId: string;
  id: string;
  viewer: Viewer;
}

/** An event, and the viewer's relation to it. */
interface Found {
  event: StoredEvent;
  mayEdit: boolean;
  /** The viewer's own. */
  part: StoredParticipation | null;
  waiting: EventWaiting | null;
  /** The viewer's open invitations. */
  invitations: EventInvitation[];
}

/** Reads an event and the viewer's participation, wait and invitations in one statement. */
const read = (orm: Orm, { communityId, id, viewerId }: Record<'communityId' | 'id' | 'viewerId', Given>) =>
  orm
    .select({
      event: events,
      organises: sql<boolean>`exists (select from ${eventOrganisers}
        where ${eventOrganisers.eventId} = ${events.id} and ${eventOrganisers.participantId} = ${viewerId}::text)`,
      part: eventParticipations,
      waiting: ownWaiting(sql`${events.id}`, sql`${viewerId}::text`),
      invitations: ownInvitations(sql`${events.id}`, sql`${viewerId}::text`),
    })
    .from(events)
    .leftJoin(
      eventParticipations,
      and(eq(eventParticipations.eventId, events.id), eq(eventParticipations.participantId, viewerId)),
    )
    .where(isThere(communityId, id));

/** The event if the viewer may see it. Throws 1195 for any other event, whether or not it exists. */
function seenBy(viewer: Viewer, [found]: Awaited<ReturnType<typeof read>>): Found {
  if (!found || (found.event.visibility === 'PRIVATE' && !viewer.isMember)) throw new AppError(1195);
  const { event, organises, part, waiting, invitations } = found;
  const mayEdit = viewer.isManager || organises;
  return { event, mayEdit, part, waiting: presentWaiting(waiting), invitations };
}

/** An event that the viewer may see, whether they may edit it, and their participation. Throws 1195 for any other. */
export async function findEvent(orm: Orm, { communityId, id, viewer }: Asked): Promise<Found> {
  return seenBy(viewer, await read(orm, { communityId, id, viewerId: viewer.participantId }));
}

export type EventFinder = ReturnType<typeof createEventFinder>;

/** Like `findEvent`, as a prepared statement for frequent calls. */
export function createEventFinder({ prepare }: Pick<Database, 'prepare'>) {
  const found = prepare('event', (orm) =>
    read(orm, {
      communityId: sql.placeholder('communityId'),
      id: sql.placeholder('id'),
      viewerId: sql.placeholder('viewerId'),
    }),
  );
  return async ({ communityId, id, viewer }: Asked): Promise<Found> =>
    seenBy(viewer, await found({ communityId, id, viewerId: viewer.participantId }));
}

/** Locks an event until the transaction ends; 1195 if there is none. */
export async function lockEvent(orm: Orm, communityId: string, id: string): Promise<StoredEvent> {
  const [event] = await orm.select().from(events).where(isThere(communityId, id)).for('update');
  if (!event) throw new AppError(1195);
  return event;
}

/**
 * The organisers of an event. Undefined if the community has no event with this id. A prepared statement, because
 * guards run it for every call of an organiser.
 */
export function createOrganisersOf({ prepare }: Pick<Database, 'prepare'>) {
  const read = prepare('organisers of an event', (orm) =>
    orm
      .select({ participantId: eventOrganisers.participantId })
      .from(events)
      .leftJoin(eventOrganisers, eq(eventOrganisers.eventId, events.id))
      .where(isThere(sql.placeholder('communityId'), sql.placeholder('id'))),
  );
  return async (communityId: string, id: string): Promise<readonly string[] | undefined> => {
    const rows = await read({ communityId, id });
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ participantId }) => participantId ?? []);
  };
}
