import { and, inArray, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../db/database';
import { codes, oauthStates, outbox, sessions } from '../db/schema';

const hour = 3_600_000;
const day = 24 * hour;

/** Deletes what nobody can use any more: ended sessions, spent codes, and the addresses of letters long gone out. */
export async function cleanUp(orm: Orm, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await orm.delete(sessions).where(lt(sessions.expiresAt, now));
  await orm.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
  await orm.delete(codes).where(lt(codes.expiresAt, before(7 * day)));
  await orm
    .delete(outbox)
    .where(
      and(inArray(outbox.status, ['sent', 'suppressed', 'failed']), lt(outbox.createdAt, before(30 * day))),
    );
}

/** Cleans up every hour; several processes may do so at once. */
export function registerCleanup(app: FastifyInstance, now: () => Date): void {
  const timer = setInterval(() => {
    cleanUp(app.db.orm, now()).catch((error: unknown) => app.log.warn({ err: error }, 'clean-up failed'));
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
