import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ParticipationStatus } from '../../../../lib/rules/event/participation';
import type { Orm } from '../../../db/database';
import { eventParticipations, participants } from '../../../db/schema';
import type { Viewing } from '../../../people/viewing';
import { foldWords, isLike } from '../../../search/likeWords';
import { isInEvent, isThereForOrganiser } from '../people';
import type { StoredPart } from '../stored';
import type { Viewer } from '../viewer';

/** Whom an organiser asks for. */
export interface Asked {
  status?: ParticipationStatus;
  search?: string;
}

/** An organiser of an event, or a manager, who looks at its participants. */
interface Organiser {
  participantId: Viewing['viewerId'];
  isManager: boolean;
}

/** Who of an event is there for an organiser: as members are for each other; managers miss nobody who is inside, or a guest. */
export const isThere = ({ participantId, isManager }: Organiser): SQL | undefined =>
  isManager
    ? isInEvent(eventParticipations.eventId)
    : isThereForOrganiser(eventParticipations.eventId, participantId);

/** Somebody's participation as an organiser sees it; undefined where the two do not see each other. */
export async function findShownPart(
  orm: Orm,
  { eventId, participantId }: { eventId: string; participantId: string },
  viewer: Viewer,
): Promise<StoredPart | undefined> {
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

/** Those of an event who are meant, as a condition on their parts and themselves. Runs in a transaction, as `foldWords` does. */
export async function isMeant(
  orm: Orm,
  eventId: string,
  viewer: Viewer,
  { status, search }: Asked,
): Promise<SQL | undefined> {
  const words = await foldWords(orm, search);
  // A search without words is for nobody.
  const isNamed = search !== undefined && words.length === 0 ? sql`false` : and(...words.map(isLike));
  return and(
    eq(eventParticipations.eventId, eventId),
    status && eq(eventParticipations.status, status),
    isThere(viewer),
    isNamed,
  );
}
