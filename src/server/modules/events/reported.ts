import { and, asc, eq } from 'drizzle-orm';
import type { Event } from '../../../generated/api/event';
import type { Database, Transaction } from '../../db/database';
import { eventOrganisers, events } from '../../db/schema';
import { AppError } from '../../errors';
import type { Actor } from '../../notifications/notify';
import type { Identity } from '../../people/identity';
import type { createEnding } from './ending';
import { findEvent } from '../../eventAccess/find';
import { presentEvent } from '../../eventAccess/presentEvent';
import { viewerOf } from '../../eventAccess/viewer';

/** One event that a decision ends, and how. */
interface Ended {
  communityId: string;
  id: string;
  how: 'CANCEL_EVENT' | 'DELETE_EVENT';
  by: Actor;
}

export type ReportedEvents = ReturnType<typeof createReportedEvents>;

/** Reported events, for the module that handles reports. */
export function createReportedEvents(
  { orm }: Pick<Database, 'orm'>,
  ending: Pick<ReturnType<typeof createEnding>, 'cancelIn' | 'removeIn'>,
  now: () => Date,
) {
  return {
    /** An event as any member sees it; more would reveal who reported it. Undefined if the caller may not see it. */
    async shownTo(identity: Identity, communityId: string, id: string): Promise<Event | undefined> {
      const viewer = viewerOf(identity, communityId, id);
      try {
        const { event } = await findEvent(orm, { communityId, id, viewer });
        const unknown = { part: undefined, waiting: undefined, faces: [], mayEdit: false };
        return presentEvent(event, { viewer, ...unknown, now: now() });
      } catch (error) {
        if (error instanceof AppError && error.code === 1195) return undefined;
        throw error;
      }
    },

    /** Participant ids of an event's owners: its organisers, the earliest first, and its creator. */
    async ownersOf(id: string): Promise<string[]> {
      const organisers = await orm
        .select({ id: eventOrganisers.participantId })
        .from(eventOrganisers)
        .where(eq(eventOrganisers.eventId, id))
        .orderBy(asc(eventOrganisers.addedAt), asc(eventOrganisers.participantId));
      const created = await orm.select({ id: events.createdBy }).from(events).where(eq(events.id, id));
      return [...new Set([...organisers, ...created].flatMap((owner) => owner.id ?? []))];
    },

    /** Locks an event until the transaction ends. Does nothing if the community has no event with this id. */
    async lock({ orm }: Transaction, communityId: string, id: string): Promise<void> {
      const which = and(eq(events.id, id), eq(events.communityId, communityId));
      await orm.select({ id: events.id }).from(events).where(which).for('update');
    },

    /**
     * Cancels or deletes one event of a community in the given transaction. Returns its title for the notification.
     * Throws 1195 if it is gone, 1201 if it is over.
     */
    async end(tx: Transaction, { how, ...event }: Ended): Promise<string> {
      const ended = { ...event, following: undefined };
      await (how === 'CANCEL_EVENT' ? ending.cancelIn : ending.removeIn)(tx, ended);
      const [stored] = await tx.orm
        .select({ title: events.title })
        .from(events)
        .where(eq(events.id, event.id));
      return stored?.title ?? '';
    },
  };
}
