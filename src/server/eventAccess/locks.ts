import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants } from '../db/schema';
import { AppError } from '../errors';

// The lock order is documented in `../domainEvents/README.md`.

/** A person in a community. */
export interface Somebody {
  communityId: string;
  participantId: string;
}

/**
 * Locks a member's participations until the transaction ends, so that a member who leaves cannot join an event
 * meanwhile.
 */
export async function lockMember(orm: Orm, participantId: string): Promise<void> {
  const lock = `parts of ${participantId}`;
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
}

/** Throws 1109 if a manager has removed or hidden the member since the call arrived. */
export async function requireThere(orm: Orm, { communityId, participantId }: Somebody): Promise<void> {
  const [member] = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(
      and(
        eq(participants.id, participantId),
        eq(participants.communityId, communityId),
        isNull(participants.removedAt),
        participants.profileEnabled,
      ),
    )
    .for('key share');
  if (!member) throw new AppError(1109);
}
