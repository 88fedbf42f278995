import { and, asc, eq, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { EventPeople } from '../../../generated/api/event';
import type { ParticipationStatus } from '../../../lib/rules/event/participation';
import type { Database, Orm } from '../../db/database';
import { readyPages } from '../../db/readyPages';
import { eventParticipations, participants } from '../../db/schema';
import { isApartFrom } from '../../guards/visible';
import type { Viewer } from './viewer';

/** People on a page. */
const pageSize = 20;

/** What is told of somebody who takes part in an event, or organises it; a guest has no page. */
export const faceColumns = {
  id: participants.id,
  slug: sql<string | null>`case when ${participants.enabled} then ${participants.slug} end`,
  firstName: participants.firstName,
  lastName: participants.lastName,
  avatarUrl: sql<string | null>`${participants.avatarUrl}`,
};

interface Looking {
  participantId: string | Placeholder;
}

/** Who is not hidden, and there for whoever looks: a member who was blocked, or blocked them, is not. */
const isShownTo = ({ participantId }: Looking) =>
  and(participants.profileEnabled, participantId ? sql`not ${isApartFrom(participantId)}` : undefined);

/** Members who are there for whoever looks. */
export const isThereFor = (looking: Looking) => and(participants.enabled, isShownTo(looking));

/** Members, and guests of an event (SES-04). */
export const isInEvent = (eventId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${participants.enabled} or (${eventId} = any(${participants.guestOf}) and ${participants.removedAt} is null))`;

/** Who of an event, its guests too, is there for whoever looks. */
export const isThereAt = (eventId: SQLWrapper, looking: Looking) =>
  and(isInEvent(eventId), isShownTo(looking));

/** What people are asked for by, or its places in a query that is made ready. */
type Asked = Record<'eventId' | 'status' | 'participantId', string | Placeholder> & {
  offset: number;
};

const read = (orm: Orm, { eventId, status, participantId, offset }: Asked) =>
  orm
    .select(faceColumns)
    .from(eventParticipations)
    .innerJoin(participants, eq(participants.id, eventParticipations.participantId))
    .where(
      and(
        eq(eventParticipations.eventId, eventId),
        sql`${eventParticipations.status} = ${status}`,
        isThereAt(eventParticipations.eventId, { participantId }),
      ),
    )
    .orderBy(asc(eventParticipations.askedAt), asc(eventParticipations.participantId))
    .limit(pageSize + 1)
    .offset(offset);

/** E08 and E09: who has a status in an event, the first first. Made ready once. */
export function createPeopleList(db: Pick<Database, 'orm' | 'ready'>) {
  const readPage = readyPages(db, 'people of an event', (prepared, offset) =>
    read(prepared, {
      ...{ eventId: sql.placeholder('eventId'), status: sql.placeholder('status') },
      ...{ participantId: sql.placeholder('participantId'), offset },
    }),
  );
  return async (
    eventId: string,
    { status, viewer, page = 0 }: { status: ParticipationStatus; viewer: Viewer; page?: number },
  ): Promise<EventPeople> => {
    const asked = { eventId, status, participantId: viewer.participantId, offset: page * pageSize };
    const rows = await readPage(asked);
    return { list: rows.slice(0, pageSize), hasMore: rows.length > pageSize, page };
  };
}
