import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ParticipationStatus } from '../../lib/rules/event/participation';
import type { Orm } from '../db/database';
import { eventParticipations, participants } from '../db/schema';
import type { Viewing } from '../people/viewing';
import { foldWords, isSimilar } from '../search/similarWords';
import { isInEvent } from '../people/membershipState';
import { isThereForOrganiser } from './people';
import type { StoredParticipation } from './stored';
import type { Viewer } from './viewer';

/** The filter of an organiser's list. */
export interface ParticipationFilter {
  status?: ParticipationStatus;
  search?: string;
}

/** An organiser or manager who views the participations of an event. */
interface Organiser {
  participantId: Viewing['viewerId'];
  isManager: boolean;
}

/** The participations that an organiser sees: of members visible to them. Managers see all members inside, and guests. */
export const isThere = ({ participantId, isManager }: Organiser): SQL | undefined =>
  isManager
    ? isInEvent(eventParticipations.eventId)
    : isThereForOrganiser(eventParticipations.eventId, participantId);

/** A person's participation for an organiser. Undefined if the two do not see each other. */
export async function findVisibleParticipation(
  orm: Orm,
  { eventId, participantId }: { eventId: string; participantId: string },
  viewer: Viewer,
): Promise<StoredParticipation | undefined> {
  const isOf = and(
    eq(eventParticipations.eventId, eventId),
    eq(eventParticipations.participantId, participantId),
    isThere(viewer),
  );
  const [found] = await orm
    .select({ part: eventParticipations })
    .from(eventParticipations)
    .innerJoin(participants, eq(participants.id, eventParticipations.participantId))
    .where(isOf);
  return found?.part;
}

/** Condition on participations and participants that match a filter and that the viewer sees. Runs in a transaction, as `foldWords` does. */
export async function matchesFilter(
  orm: Orm,
  eventId: string,
  viewer: Viewer,
  { status, search }: ParticipationFilter,
): Promise<SQL | undefined> {
  const words = await foldWords(orm, search);
  // A search without words finds nobody.
  const isNamed = search !== undefined && words.length === 0 ? sql`false` : and(...words.map(isSimilar));
  return and(
    eq(eventParticipations.eventId, eventId),
    status && eq(eventParticipations.status, status),
    isThere(viewer),
    isNamed,
  );
}
