import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { ParticipationStatus } from '../../../../lib/rules/event/participation';
import type { Orm } from '../../../db/database';
import {
  eventParticipations,
  eventResponsibles,
  type eventBroadcasts,
  eventWaits,
  participants,
  users,
} from '../../../db/schema';
import { isConfirmedMember } from '../../../people/membershipState';
import { manages } from '../../../notifications/recipients/managers';
import type { StoredEvent } from '../../../eventAccess/stored';

interface About {
  event: Pick<StoredEvent, 'communityId' | 'id'>;
  broadcast: Pick<typeof eventBroadcasts.$inferSelect, 'since' | 'cursor' | 'dates'>;
}

/** Reads the next recipients of a broadcast: at most `most` participants, sorted by id, behind the cursor. */
export type Audience = (orm: Orm, about: About, most: number) => Promise<string[]>;

/** Participants whose participation had one of these statuses when it happened. */
export const takingPart =
  (...statuses: ParticipationStatus[]): Audience =>
  async (orm, about, most) => {
    const rows = await partsOf(orm, about, statuses)
      .orderBy(asc(eventParticipations.participantId))
      .limit(most);
    return rows.map(({ participantId }) => participantId);
  };

/** The event, or all dates of its series that one act changed. */
const idsOf = ({ event, broadcast }: About): string[] =>
  broadcast.dates?.map(({ eventId }) => eventId) ?? [event.id];

const partsOf = (orm: Orm, about: About, statuses: ParticipationStatus[]) =>
  orm
    .selectDistinct({ participantId: eventParticipations.participantId })
    .from(eventParticipations)
    .where(
      and(
        inArray(eventParticipations.eventId, idsOf(about)),
        inArray(eventParticipations.status, statuses),
        gt(eventParticipations.participantId, about.broadcast.cursor),
        lte(eventParticipations.changedAt, about.broadcast.since),
      ),
    )
    .$dynamic();

/** Participants who were confirmed, had asked, or were on the waiting list when the event ended. */
export const expecting: Audience = async (orm, about, most) => {
  const waits = orm
    .select({ participantId: eventWaits.participantId })
    .from(eventWaits)
    .where(
      and(
        ...[inArray(eventWaits.eventId, idsOf(about)), eq(eventWaits.ended, 'OVER')],
        gt(eventWaits.participantId, about.broadcast.cursor),
      ),
    );
  const all = partsOf(orm, about, ['CONFIRMED', 'PENDING']).union(waits).as('all');
  const rows = await orm.select().from(all).orderBy(asc(all.participantId)).limit(most);
  return rows.map(({ participantId }) => participantId);
};

/** At most so many managers are notified. */
const mostManagers = 50;

/** The organisers of an event, or the community’s managers if no organiser is inside the community any more. */
export async function organisersOf(orm: Orm, event: About['event']): Promise<string[]> {
  const isReader = eq(users.id, participants.userId);
  const organisers = await orm
    .select({ id: participants.id })
    .from(eventResponsibles)
    .innerJoin(participants, eq(participants.id, eventResponsibles.participantId))
    .innerJoin(users, isReader)
    .where(and(eq(eventResponsibles.eventId, event.id), isConfirmedMember));
  const found =
    organisers.length > 0
      ? organisers
      : await orm
          .select({ id: participants.id })
          .from(participants)
          .innerJoin(users, isReader)
          .where(and(eq(participants.communityId, event.communityId), isConfirmedMember, manages))
          .orderBy(asc(participants.id))
          .limit(mostManagers);
  return found.map(({ id }) => id).sort();
}

export const organising: Audience = async (orm, { event, broadcast }, most) =>
  (await organisersOf(orm, event)).filter((id) => id > broadcast.cursor).slice(0, most);
