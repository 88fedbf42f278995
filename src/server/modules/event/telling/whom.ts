import { and, asc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import type { ParticipationStatus } from '../../../../lib/rules/event/participation';
import type { Orm } from '../../../db/database';
import {
  eventParticipations,
  eventResponsibles,
  type eventTellings,
  eventWaits,
  participants,
  users,
} from '../../../db/schema';
import { manages } from '../../../notifications/recipients/managers';
import type { StoredEvent } from '../stored';

interface About {
  event: Pick<StoredEvent, 'communityId' | 'id'>;
  telling: Pick<typeof eventTellings.$inferSelect, 'since' | 'toldTo' | 'dates'>;
}

/** Whom something is told of an event: by id, at most so many, those behind the last who was told. */
export type Whom = (orm: Orm, about: About, most: number) => Promise<string[]>;

/** Whose part was one of these when it happened. */
export const takingPart =
  (...statuses: ParticipationStatus[]): Whom =>
  async (orm, about, most) => {
    const rows = await partsOf(orm, about, statuses)
      .orderBy(asc(eventParticipations.participantId))
      .limit(most);
    return rows.map(({ participantId }) => participantId);
  };

/** The event, or all dates of its series that one act changed. */
const idsOf = ({ event, telling }: About): string[] =>
  telling.dates?.map(({ eventId }) => eventId) ?? [event.id];

const partsOf = (orm: Orm, about: About, statuses: ParticipationStatus[]) =>
  orm
    .selectDistinct({ participantId: eventParticipations.participantId })
    .from(eventParticipations)
    .where(
      and(
        inArray(eventParticipations.eventId, idsOf(about)),
        inArray(eventParticipations.status, statuses),
        gt(eventParticipations.participantId, about.telling.toldTo),
        lte(eventParticipations.changedAt, about.telling.since),
      ),
    )
    .$dynamic();

/** Who was to come, asked to, or waited for a place, when it ended. */
export const expecting: Whom = async (orm, about, most) => {
  const waits = orm
    .select({ participantId: eventWaits.participantId })
    .from(eventWaits)
    .where(
      and(
        ...[inArray(eventWaits.eventId, idsOf(about)), eq(eventWaits.ended, 'OVER')],
        gt(eventWaits.participantId, about.telling.toldTo),
      ),
    );
  const all = partsOf(orm, about, ['CONFIRMED', 'PENDING']).union(waits).as('all');
  const rows = await orm.select().from(all).orderBy(asc(all.participantId)).limit(most);
  return rows.map(({ participantId }) => participantId);
};

/** As many manage a community who are told. */
const mostManagers = 50;

/** Whoever may be told something: inside, at an address of their own. */
const isReached = and(eq(participants.enabled, true), isNotNull(users.emailConfirmedAt));

/** Who organises an event: once none of them is inside the community any more, who manages that. */
export async function organisersOf(orm: Orm, event: About['event']): Promise<string[]> {
  const isReader = eq(users.id, participants.userId);
  const organisers = await orm
    .select({ id: participants.id })
    .from(eventResponsibles)
    .innerJoin(participants, eq(participants.id, eventResponsibles.participantId))
    .innerJoin(users, isReader)
    .where(and(eq(eventResponsibles.eventId, event.id), isReached));
  const found =
    organisers.length > 0
      ? organisers
      : await orm
          .select({ id: participants.id })
          .from(participants)
          .innerJoin(users, isReader)
          .where(and(eq(participants.communityId, event.communityId), isReached, manages))
          .orderBy(asc(participants.id))
          .limit(mostManagers);
  return found.map(({ id }) => id).sort();
}

export const organising: Whom = async (orm, { event, telling }, most) =>
  (await organisersOf(orm, event)).filter((id) => id > telling.toldTo).slice(0, most);
