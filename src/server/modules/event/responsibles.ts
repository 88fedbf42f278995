import { and, asc, eq } from 'drizzle-orm';
import type { EventPerson } from '../../../generated/api/event';
import type { Database, Orm } from '../../db/database';
import { eventResponsibles, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { holdEvent } from './find';
import { faceColumns, isThereFor } from './people';
import type { Viewer } from './viewer';

/** How many may organise one event. */
const mostOrganisers = 20;

const isThere = and(participants.enabled, participants.profileEnabled);

const isOrganiser = (eventId: string, participantId: string) =>
  and(eq(eventResponsibles.eventId, eventId), eq(eventResponsibles.participantId, participantId));

/** Who organises an event, the first first: those who are there for whoever looks. */
export function listResponsibles(orm: Orm, eventId: string, viewer: Viewer): Promise<EventPerson[]> {
  return orm
    .select(faceColumns)
    .from(eventResponsibles)
    .innerJoin(participants, eq(participants.id, eventResponsibles.participantId))
    .where(and(eq(eventResponsibles.eventId, eventId), isThereFor(viewer)))
    .orderBy(asc(eventResponsibles.addedAt), asc(participants.id));
}

/** E17 and E18: whoever changes the organisers holds the event, so that of two at once the last one stays. */
export function createResponsibles(db: Database, now: () => Date) {
  return {
    /** Makes a member an organiser; 1196 of anybody who cannot be one, whatever the reason. */
    add(communityId: string, eventId: string, participantId: string): Promise<void> {
      return db.transaction(async ({ orm }) => {
        await holdEvent(orm, communityId, eventId);
        const [member] = await orm
          .select({ id: participants.id })
          .from(participants)
          .where(and(eq(participants.id, participantId), eq(participants.communityId, communityId), isThere))
          .for('key share');
        if (!member) throw new AppError(1196);
        const all = await orm
          .select({ id: eventResponsibles.participantId })
          .from(eventResponsibles)
          .where(eq(eventResponsibles.eventId, eventId));
        if (all.some(({ id }) => id === participantId)) return;
        if (all.length >= mostOrganisers) throw new AppError(1197);
        await orm.insert(eventResponsibles).values({ eventId, participantId, addedAt: now() });
      });
    },

    /** Takes an organiser away, if they are one; 1198 of the last. */
    remove(communityId: string, eventId: string, participantId: string): Promise<void> {
      return db.transaction(async ({ orm }) => {
        await holdEvent(orm, communityId, eventId);
        const all = await orm
          .select({ id: eventResponsibles.participantId })
          .from(eventResponsibles)
          .where(eq(eventResponsibles.eventId, eventId));
        if (!all.some(({ id }) => id === participantId)) return;
        if (all.length === 1) throw new AppError(1198);
        await orm.delete(eventResponsibles).where(isOrganiser(eventId, participantId));
      });
    },
  };
}
