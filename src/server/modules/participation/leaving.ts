import { and, eq, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { eventInvitations, eventParticipations } from '../../db/schema';

/** Deletes a member's participations. Declined requests and declined invitations are kept, so that neither is repeated. */
export async function endParticipations(orm: Orm, participantId: string): Promise<void> {
  const { participantId: whose, status } = eventParticipations;
  await orm.delete(eventParticipations).where(and(eq(whose, participantId), ne(status, 'REJECTED')));
  const { participantId: invited, ended } = eventInvitations;
  const isDeclined = sql`${ended} is not distinct from 'DECLINED'`;
  await orm.delete(eventInvitations).where(and(eq(invited, participantId), sql`not ${isDeclined}`));
}
