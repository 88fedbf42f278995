import { and, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../db/database';
import type { EmlFolder } from '../channels/email/emlFolder';
import {
  bulkActs,
  codes,
  endedSessions,
  memberInvites,
  oauthStates,
  outbox,
  pastRecommendations,
  sessions,
  unsubscribeLinks,
} from '../db/schema';
import { forgetPersons } from '../people/persons';
import { mergeCounts } from '../modules/directory/counts';
import { meetAgainAfter } from '../modules/matching/people';
import { endSessions } from '../modules/session/endedSessions';
import { unsubscribeWorks } from '../notifications/preferences/unsubscribe';

const hour = 3_600_000;
const day = 24 * hour;

/** Deletes what nobody can use any more: expired sessions, spent codes, invitations nobody took, and emails and acts of long ago; makes one of counts in parts. */
export async function cleanUp(orm: Orm, now: Date, mailFiles: EmlFolder): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await endSessions(orm, lt(sessions.expiresAt, now), 'EXPIRED', now);
  await orm.delete(endedSessions).where(lt(endedSessions.endedAt, before(30 * day)));
  await orm.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
  await orm.delete(codes).where(lt(codes.expiresAt, before(7 * day)));
  await orm.delete(memberInvites).where(lt(memberInvites.expiresAt, now));
  await orm.delete(bulkActs).where(lt(bulkActs.dueAt, before(30 * day)));
  await orm.delete(unsubscribeLinks).where(lt(unsubscribeLinks.createdAt, before(unsubscribeWorks)));
  // By then none of them waits to be sent: no email is worth it for so long.
  await orm.delete(outbox).where(lt(outbox.createdAt, before(30 * day)));
  await forgetPersons(orm, now);
  const isOver = lt(
    pastRecommendations.day,
    before((meetAgainAfter + 7) * day)
      .toISOString()
      .slice(0, 10),
  );
  await orm.delete(pastRecommendations).where(and(isOver, isNull(pastRecommendations.score)));
  await mergeCounts(orm);
  await mailFiles.removeBefore(before(30 * day));
}

/** Cleans up every hour; several processes may do so at once. */
export function registerCleanup(app: FastifyInstance, now: () => Date): void {
  const timer = setInterval(() => {
    cleanUp(app.db.orm, now(), app.mailFiles).catch((error: unknown) =>
      app.log.warn({ err: error }, 'clean-up failed'),
    );
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
