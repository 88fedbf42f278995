import { and, asc, eq, sql } from 'drizzle-orm';
import type { EventPerson } from '../../../generated/api/event';
import type { Database, Orm } from '../../db/database';
import { eventOrganisers, events, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { lockEvent } from '../../eventAccess/find';
import { withdrawInvitations } from '../../eventAccess/invitations';
import type { ParticipationKey } from './participations';
import { eventPersonColumns, isMemberFor } from '../../eventAccess/people';
import type { Viewing } from '../../people/viewing';

/** How many may organise one event. */
export const mostOrganisers = 20;

const isOrganiser = (eventId: string, participantId: string) =>
  and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.participantId, participantId));

export const organiserIds = async (orm: Orm, eventId: string): Promise<string[]> => {
  const rows = await orm
    .select({ id: eventOrganisers.participantId })
    .from(eventOrganisers)
    .where(eq(eventOrganisers.eventId, eventId));
  return rows.map(({ id }) => id);
};

/** Whether the event has an organiser who is still a member. */
const isOrganised = (eventId: string) => sql`exists (
  select 1 from ${eventOrganisers} r join ${participants} p on p.id = r.participant_id
  where r.event_id = ${eventId} and p.enabled)`;

/**
 * The organisers of an event who are visible to the viewer, the earliest first. Once the last one has left, the
 * managers of the community.
 */
export async function listOrganisers(orm: Orm, eventId: string, viewing: Viewing): Promise<EventPerson[]> {
  const organisers = await orm
    .select(eventPersonColumns)
    .from(eventOrganisers)
    .innerJoin(participants, eq(participants.id, eventOrganisers.participantId))
    .where(and(eq(eventOrganisers.eventId, eventId), isMemberFor(viewing)))
    .orderBy(asc(eventOrganisers.addedAt), asc(participants.id));
  if (organisers.length > 0) return organisers;
  return orm
    .select(eventPersonColumns)
    .from(participants)
    .innerJoin(events, eq(events.communityId, participants.communityId))
    .where(
      and(
        eq(events.id, eventId),
        participants.isManager,
        isMemberFor(viewing),
        sql`not ${isOrganised(eventId)}`,
      ),
    )
    .orderBy(asc(participants.id))
    .limit(mostOrganisers);
}

export type Organisers = ReturnType<typeof createOrganisers>;

/**
 * E17 for oneself, and E18: every change of the organisers locks the event, so that of two concurrent ones the last
 * organiser stays.
 */
export function createOrganisers(db: Database, now: () => Date) {
  return {
    /** Makes a person who may edit the event an organiser of it. */
    add({ communityId, eventId, participantId }: ParticipationKey): Promise<void> {
      return db.transaction(async ({ orm }) => {
        await lockEvent(orm, communityId, eventId);
        const all = await organiserIds(orm, eventId);
        if (all.includes(participantId)) return;
        if (all.length >= mostOrganisers) throw new AppError(1197);
        await orm.insert(eventOrganisers).values({ eventId, participantId, addedAt: now() });
      });
    },

    /** Takes an organiser away, if they are one, and the invitations they wrote; 1198 of the last. */
    remove({ communityId, eventId, participantId }: ParticipationKey): Promise<void> {
      return db.transaction(async ({ orm }) => {
        await lockEvent(orm, communityId, eventId);
        const all = await organiserIds(orm, eventId);
        if (!all.includes(participantId)) return;
        if (all.length === 1) throw new AppError(1198);
        await orm.delete(eventOrganisers).where(isOrganiser(eventId, participantId));
        await withdrawInvitations(orm, participantId, now(), { by: 'themselves', eventId });
      });
    },
  };
}
