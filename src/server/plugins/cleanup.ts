import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deliveries, notifications, unsubscribeLinks } from '../db/schema';
import type { ServerModule } from '../defineModule';
import { unsubscribeWorks } from '../notifications/preferences/unsubscribe';
import { deleteExpiredPersons } from '../people/persons';

declare module 'fastify' {
  interface FastifyInstance {
    /** Deletes what nobody can use any more at a time: of every module, and emails and people of long ago. */
    cleanUp: (now: Date) => Promise<void>;
  }
}

const hour = 3_600_000;
const day = 24 * hour;

/** Cleans up every hour; several processes may do so at once. */
export function registerCleanup(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  now: () => Date,
): void {
  app.decorate('cleanUp', async (at) => {
    const { orm } = app.db;
    const before = (age: number) => new Date(at.getTime() - age);
    for (const module of modules) await module.cleanUp?.(orm, at);
    await orm.delete(unsubscribeLinks).where(lt(unsubscribeLinks.createdAt, before(unsubscribeWorks)));
    // By then none of them waits to be sent: no delivery is worth it for so long.
    const old = lt(notifications.createdAt, before(30 * day));
    const ofOld = orm.select({ id: notifications.id }).from(notifications).where(old);
    await orm.delete(deliveries).where(inArray(deliveries.notificationId, ofOld));
    // Those of members are kept as long as a list may show them.
    await orm
      .delete(notifications)
      .where(or(lt(notifications.createdAt, before(90 * day)), and(old, isNull(notifications.userId))));
    await deleteExpiredPersons(orm, at);
    await app.mailFiles.removeBefore(before(30 * day));
  });
  const timer = setInterval(() => {
    app.cleanUp(now()).catch((error: unknown) => app.log.warn({ err: error }, 'clean-up failed'));
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
