import { and, asc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { EventPeople } from '../../generated/api/event';
import type { ParticipationStatus } from '../../lib/rules/event/participation';
import type { Database, Orm } from '../db/database';
import { preparedPages } from '../db/preparedPages';
import { eventParticipations, participants } from '../db/schema';
import { isInEvent } from '../people/membershipState';
import { pageOf, pageSize } from '../people/paging';
import { forEachSees, type Sees, type Viewing } from '../people/viewing';
import { isShownByEventTo } from '../people/visible';
import { viewingOf, type Scope, type Viewer } from './viewer';

/** The visible columns of a participant or organiser. A guest has no page. */
export const eventPersonColumns = {
  id: participants.id,
  slug: sql<string | null>`case when ${participants.enabled} then ${participants.slug} end`,
  firstName: participants.firstName,
  lastName: participants.lastName,
  avatarUrl: sql<string | null>`${participants.avatarUrl}`,
};

/** Members who are visible to the viewer. */
export const isMemberFor = (viewing: Viewing) => and(participants.enabled, isShownByEventTo(viewing));

/** Visible members without a block in either direction, for people whom an event made known to each other. */
export const isUnblockedMember = (viewerId: string) =>
  isMemberFor({ viewerId, communityId: '', sees: 'everybody', now: new Date(0) });

/** Whether a person of an event, including guests, is visible to the viewer. */
export const isThereAt = (eventId: SQLWrapper, viewing: Viewing) =>
  and(isInEvent(eventId), isShownByEventTo(viewing));

/**
 * Like `isThereAt`, for organisers. They see everybody with a participation or a wait, except after a block in either
 * direction.
 */
export const isThereForOrganiser = (eventId: SQLWrapper, viewerId: Viewing['viewerId']) =>
  isThereAt(eventId, { viewerId, communityId: '', sees: 'everybody', now: new Date(0) });

/** The parameters of the list, as placeholders of a prepared statement. */
const places = {
  eventId: sql.placeholder('eventId'),
  status: sql.placeholder('status'),
  communityId: sql.placeholder('communityId'),
  viewerId: sql.placeholder('viewerId'),
  now: sql.placeholder('now'),
};

const read = (orm: Orm, sees: Sees, offset: number) =>
  orm
    .select(eventPersonColumns)
    .from(eventParticipations)
    .innerJoin(participants, eq(participants.id, eventParticipations.participantId))
    .where(
      and(
        eq(eventParticipations.eventId, places.eventId),
        sql`${eventParticipations.status} = ${places.status}`,
        isThereAt(eventParticipations.eventId, { ...places, sees }),
      ),
    )
    .orderBy(asc(eventParticipations.askedAt), asc(eventParticipations.participantId))
    .limit(pageSize + 1)
    .offset(offset);

interface ListOptions {
  status: ParticipationStatus;
  viewer: Viewer;
  community: Scope;
  page?: number;
}

/** E08 and E09: the people of an event with a status, the earliest first. A prepared statement. */
export function createPeopleList(db: Pick<Database, 'orm' | 'prepare'>, now: () => Date) {
  const readPage = forEachSees((sees) =>
    preparedPages(db, `people of an event for ${sees}`, (prepared, offset) => read(prepared, sees, offset)),
  );
  return async (
    eventId: string,
    { status, viewer, community, page = 0 }: ListOptions,
  ): Promise<EventPeople> => {
    const { sees, now: at, ...viewing } = viewingOf(viewer, community, now());
    const asked = { ...viewing, eventId, status, now: at.toISOString(), offset: page * pageSize };
    const { items: list, ...rest } = pageOf(await readPage[sees](asked), page);
    return { list, ...rest };
  };
}
