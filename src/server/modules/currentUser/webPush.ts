import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { WebPush } from '../../../generated/api/webPush';
import type { Orm } from '../../db/database';
import { users, webPushSubscriptions as subscriptions } from '../../db/schema';
import { AppError } from '../../errors';
import type { Identity } from '../../people/identity';
import { isPushEndpoint } from './pushEndpoint';

type Subscription = Omit<typeof subscriptions.$inferInsert, 'createdAt'> & { sessionId: string };

/** Maximum number of browsers of a user for push. When there are more, the ones unused longest are removed. */
const mostBrowsers = 10;

/**
 * U03. A session has one endpoint, as it is one browser. An endpoint belongs to one user: another user gets it only with
 * the keys that its browser has, as when somebody else signs in there. Throws 1100 for an address outside the public
 * internet, 1147 for another user's endpoint.
 */
export async function storeSubscription(
  { db }: FastifyInstance,
  { endpoint, ...given }: Subscription,
  now: Date,
): Promise<'OK'> {
  if (!isPushEndpoint(endpoint)) {
    throw new AppError(1100, { details: [{ path: 'endpoint', message: 'must be a public https address' }] });
  }
  const { userId, sessionId, p256dh, auth } = given;
  await db.transaction(async ({ orm }) => {
    // Locks the user, because two concurrent calls would both find room.
    await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await orm
      .delete(subscriptions)
      .where(and(eq(subscriptions.sessionId, sessionId), ne(subscriptions.endpoint, endpoint)));
    const ofThisBrowser = and(eq(subscriptions.p256dh, p256dh), eq(subscriptions.auth, auth));
    const stored = await orm
      .insert(subscriptions)
      .values({ endpoint, ...given, createdAt: now })
      .onConflictDoUpdate({
        target: subscriptions.endpoint,
        set: { ...given, createdAt: now },
        setWhere: or(eq(subscriptions.userId, userId), ofThisBrowser),
      })
      .returning({ endpoint: subscriptions.endpoint });
    if (stored.length === 0) throw new AppError(1147);
    const surplus = orm
      .select({ endpoint: subscriptions.endpoint })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.createdAt), desc(subscriptions.endpoint))
      .offset(mostBrowsers);
    await orm.delete(subscriptions).where(inArray(subscriptions.endpoint, surplus));
  });
  return 'OK';
}

/** U11. */
export async function webPushOf(
  { db, env }: Pick<FastifyInstance, 'db' | 'env'>,
  { sessionId }: Pick<Identity, 'sessionId'>,
): Promise<WebPush> {
  const found = await db.orm
    .select({ endpoint: subscriptions.endpoint })
    .from(subscriptions)
    .where(eq(subscriptions.sessionId, sessionId));
  return { key: env.VAPID_PUBLIC_KEY ?? null, isOn: found.length > 0 };
}

/** U12. */
export async function deleteSubscription(
  orm: Orm,
  { sessionId }: Pick<Identity, 'sessionId'>,
): Promise<'OK'> {
  await orm.delete(subscriptions).where(eq(subscriptions.sessionId, sessionId));
  return 'OK';
}
