import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { eventOrganisers, participants } from '../../db/schema';
import { guestAt, type Member } from '../../guards/membership';
import type { Viewer } from '../../eventAccess/viewer';

/** Whether a member is the only organiser of an event. */
async function isOnlyOrganiser(orm: Orm, eventId: string, participantId: string): Promise<boolean> {
  const organisers = await orm
    .select({ id: participants.id })
    .from(eventOrganisers)
    .innerJoin(participants, eq(participants.id, eventOrganisers.participantId))
    .where(and(eq(eventOrganisers.eventId, eventId), participants.enabled))
    .limit(2);
  return organisers.length === 1 && organisers[0]?.id === participantId;
}

/** Says of each person in a list whether the viewer may decide about their participation. */
export async function withMayDecide<Person extends { id: string }>(
  orm: Orm,
  eventId: string,
  { participantId: own }: Pick<Viewer, 'participantId'>,
  people: readonly Person[],
): Promise<(Person & { mayDecide: boolean })[]> {
  const isOwnRefused = people.some(({ id }) => id === own) && !(await isOnlyOrganiser(orm, eventId, own));
  return people.map((person) => ({ ...person, mayDecide: !(isOwnRefused && person.id === own) }));
}

/** A participation, and who decides about it. */
interface Decision {
  communityId: string;
  eventId: string;
  participantId: string;
  by: Member;
}

export type RequireOthers = ReturnType<typeof createRequireOthers>;

/**
 * Nobody decides about their own participation (SAF-05): neither managers nor organisers may approve, decline, set or
 * move themselves to the front. Another organiser or a manager does. A sole organiser may, because otherwise nobody
 * could if no manager looks after events. Everybody may join and cancel (E10, E11).
 */
export const createRequireOthers =
  ({ db, ownMatter }: Pick<FastifyInstance, 'db' | 'ownMatter'>) =>
  /** Throws 1155 for one's own participation. */
  async ({ communityId, eventId, participantId, by }: Decision): Promise<void> => {
    const own = [by.membership?.participantId, guestAt(by, communityId, eventId)];
    if (!own.includes(participantId)) return;
    if (await isOnlyOrganiser(db.orm, eventId, participantId)) return;
    await ownMatter.check(db.orm, 'event.participants', { communityId, by: by.userId, about: [by.userId] });
  };
