import { and, asc, eq, sql } from 'drizzle-orm';
import type { EventPeople } from '../../../generated/api/event';
import type { ParticipationStatus } from '../../../lib/rules/event/participation';
import type { Orm } from '../../db/database';
import { eventParticipations, participants } from '../../db/schema';
import { isApartFrom } from '../../guards/visible';
import type { Viewer } from './viewer';

/** People on a page. */
const pageSize = 20;

/** What is told of somebody who takes part in an event, or organises it. */
export const faceColumns = {
  id: participants.id,
  slug: participants.slug,
  firstName: participants.firstName,
  lastName: participants.lastName,
  avatarUrl: sql<string | null>`${participants.avatarUrl}`,
};

/** Who of an event is there for whoever looks: a member who was blocked, or blocked them, is not. */
export const isThereFor = ({ participantId }: Viewer) =>
  and(
    participants.enabled,
    participants.profileEnabled,
    participantId ? sql`not ${isApartFrom(participantId)}` : undefined,
  );

/** E08 and E09: who has a status in an event, the first first. */
export async function listPeople(
  orm: Orm,
  eventId: string,
  { status, viewer, page = 0 }: { status: ParticipationStatus; viewer: Viewer; page?: number },
): Promise<EventPeople> {
  const rows = await orm
    .select(faceColumns)
    .from(eventParticipations)
    .innerJoin(participants, eq(participants.id, eventParticipations.participantId))
    .where(
      and(
        eq(eventParticipations.eventId, eventId),
        eq(eventParticipations.status, status),
        isThereFor(viewer),
      ),
    )
    .orderBy(asc(eventParticipations.askedAt), asc(eventParticipations.participantId))
    .limit(pageSize + 1)
    .offset(page * pageSize);
  return { list: rows.slice(0, pageSize), hasMore: rows.length > pageSize, page };
}
