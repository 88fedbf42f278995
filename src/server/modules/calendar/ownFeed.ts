import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { calendarFeeds, participants, users } from '../../db/schema';
import { mayIn } from '../../guards/permissions';
import { isConfirmedMember } from '../../people/membershipState';
import { randomSecret, sha256 } from '../../tokens';

/** Since when a member has a feed. Undefined without one. */
export async function feedSince(orm: Orm, participantId: string): Promise<Date | undefined> {
  const [feed] = await orm
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.participantId, participantId));
  return feed?.createdAt;
}

/** Gives a member's feed a new secret, which is kept as a hash alone; the one before opens nothing any more. */
export async function renewFeed(orm: Orm, participantId: string, at: Date): Promise<string> {
  const secret = randomSecret();
  const kept = { secretHash: sha256(secret), createdAt: at };
  await orm
    .insert(calendarFeeds)
    .values({ participantId, ...kept })
    .onConflictDoUpdate({ target: calendarFeeds.participantId, set: kept });
  return secret;
}

/** The owner of a feed's secret, while they are inside its community. Otherwise undefined, whatever the reason. */
export async function ownerOfFeed(orm: Orm, communityId: string, secret: string) {
  const [owner] = await orm
    .select({
      participantId: participants.id,
      communityId: participants.communityId,
      mayManage: sql<boolean>`(${mayIn('events.manage')}) is true`,
      lang: users.preferredLang,
    })
    .from(calendarFeeds)
    .innerJoin(participants, eq(participants.id, calendarFeeds.participantId))
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        eq(calendarFeeds.secretHash, sha256(secret)),
        eq(participants.communityId, communityId),
        isConfirmedMember,
      ),
    );
  return owner;
}
