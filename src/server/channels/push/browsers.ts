import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { sessions, webPushSubscriptions as subscriptions } from '../../db/schema';
import type { Connection } from '../../notifications/channel';
import type { Recipient } from '../../notifications/recipients/recipient';

/** An endpoint of an account. */
interface Endpoint {
  address: string;
  userId: string | null;
}

const ofOpenSessions = (now: Date) =>
  and(
    eq(sessions.id, subscriptions.sessionId),
    eq(sessions.userId, subscriptions.userId),
    gt(sessions.expiresAt, now),
  );

/** The browsers that are subscribed to web push. One counts as long as its session is open. */
export function createBrowsers(now: () => Date) {
  return {
    /** The endpoints of each recipient in their community, in the order of the recipients. */
    async endpointsOf(orm: Orm, recipients: readonly Recipient[]): Promise<string[][]> {
      const userIds = recipients.flatMap(({ userId }) => userId ?? []);
      if (userIds.length === 0) return recipients.map(() => []);
      const found = await orm
        .select({
          endpoint: subscriptions.endpoint,
          userId: subscriptions.userId,
          communityId: subscriptions.communityId,
        })
        .from(subscriptions)
        .innerJoin(sessions, ofOpenSessions(now()))
        .where(sql`${subscriptions.userId} = any(${sql.param(userIds)}::text[])`)
        .orderBy(asc(subscriptions.createdAt), asc(subscriptions.endpoint));
      const keyOf = (userId: string, communityId: string) => `${userId} ${communityId}`;
      const byMember = new Map<string, string[]>();
      for (const { endpoint, userId, communityId } of found) {
        const key = keyOf(userId, communityId);
        byMember.set(key, [...(byMember.get(key) ?? []), endpoint]);
      }
      return recipients.map(({ userId = '', community }) => byMember.get(keyOf(userId, community.id)) ?? []);
    },

    /** The keys of an endpoint. Undefined if it is gone. */
    async keysOf(orm: Orm, endpoint: string): Promise<{ p256dh: string; auth: string } | undefined> {
      const [found] = await orm
        .select({ p256dh: subscriptions.p256dh, auth: subscriptions.auth })
        .from(subscriptions)
        .where(eq(subscriptions.endpoint, endpoint));
      return found;
    },

    async has(orm: Orm, { address, userId }: Endpoint): Promise<boolean> {
      const found = await orm
        .select({ endpoint: subscriptions.endpoint })
        .from(subscriptions)
        .innerJoin(sessions, ofOpenSessions(now()))
        .where(and(eq(subscriptions.endpoint, address), eq(subscriptions.userId, userId ?? '')));
      return found.length > 0;
    },

    /** Removes a browser that is gone. Nobody is told: its owner has stopped it there. */
    async drop(orm: Orm, { address, userId }: Endpoint): Promise<false> {
      await orm
        .delete(subscriptions)
        .where(and(eq(subscriptions.endpoint, address), eq(subscriptions.userId, userId ?? '')));
      return false;
    },

    async connectionOf(orm: Orm, userId: string, communityId: string): Promise<Connection> {
      const [found] = await orm
        .select({ endpoint: subscriptions.endpoint })
        .from(subscriptions)
        .innerJoin(sessions, ofOpenSessions(now()))
        .where(and(eq(subscriptions.userId, userId), eq(subscriptions.communityId, communityId)))
        .limit(1);
      return { state: found ? 'CONNECTED' : 'NOT_CONNECTED', address: '' };
    },
  };
}
