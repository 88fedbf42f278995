import { and, count, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import type { Orm } from '../db/database';
import { eventParticipationChanges, participants } from '../db/schema';
import { nameOf } from '../people/nameOf';
import { nameColumns } from '../people/nameColumns';
import { isInEvent } from '../people/membershipState';
import { userAt, type Recipient } from '../notifications/recipients/recipient';

/** The recipient of an email about an event, with their name in its community. */
export interface Reader extends Recipient {
  participantId: string;
  name: string;
}

/** A participant as a recipient. Undefined if they are not inside the community and no guest of the event. */
export async function readerOf(
  app: Pick<FastifyInstance, 'communities'>,
  orm: Orm,
  config: CommunityConfig,
  participantId: string,
  eventId = '',
): Promise<Reader | undefined> {
  const [found] = await orm
    .select({
      userId: participants.userId,
      ...nameColumns,
    })
    .from(participants)
    .where(
      and(
        eq(participants.id, participantId),
        eq(participants.communityId, config.id),
        isInEvent(sql`${eventId}::text`),
      ),
    );
  const recipient = found && (await userAt(app, orm, config, found.userId));
  return recipient && { ...recipient, participantId, name: nameOf(found) };
}

/**
 * The number of an event in one person's calendar: it rises with the event, and with what becomes of their part, so that a
 * calendar that dropped the event takes it back in.
 */
export async function sequenceFor(
  orm: Orm,
  { id, sequence }: { id: string; sequence: number },
  participantId: string,
): Promise<number> {
  const [changes] = await orm
    .select({ count: count() })
    .from(eventParticipationChanges)
    .where(
      and(
        eq(eventParticipationChanges.eventId, id),
        eq(eventParticipationChanges.participantId, participantId),
      ),
    );
  return sequence + Math.max(0, (changes?.count ?? 0) - 1);
}
