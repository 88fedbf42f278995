import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { ParticipationStatus } from '../../../../lib/rules/event/participation';
import type { Orm } from '../../../db/database';
import { eventParticipations, eventWaits } from '../../../db/schema';
import type { Audience, BroadcastOfEvent } from '../../../eventAccess/broadcastKind';

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
const idsOf = ({ event, broadcast }: BroadcastOfEvent): string[] =>
  broadcast.dates?.map(({ eventId }) => eventId) ?? [event.id];

const partsOf = (orm: Orm, about: BroadcastOfEvent, statuses: ParticipationStatus[]) =>
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
        inArray(eventWaits.eventId, idsOf(about)),
        eq(eventWaits.ended, 'OVER'),
        gt(eventWaits.participantId, about.broadcast.cursor),
      ),
    );
  const all = partsOf(orm, about, ['CONFIRMED', 'PENDING']).union(waits).as('all');
  const rows = await orm.select().from(all).orderBy(asc(all.participantId)).limit(most);
  return rows.map(({ participantId }) => participantId);
};
