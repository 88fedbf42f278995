import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { bulkActs, participants, users } from '../../db/schema';
import { isUnreachable } from '../../db/unreachable';
import { AppError } from '../../errors';
import type { Decider } from './memberActs';
import { tell } from './tell';

type Due = typeof bulkActs.$inferSelect;

/** How often acts that are due are looked for, in ms. */
const interval = 1000;
/** How long a process has before another takes an act over, in ms; it asks for more after so many members. */
const lease = 60_000;
const renewedEvery = 50;

/**
 * Does acts on many once their time to be undone is over: one transaction for each member, by one of all processes, begun
 * anew where a process died. What is done already is not done twice.
 */
export function startBulkRunner(app: FastifyInstance, now: () => Date): void {
  const { db, log } = app;
  let running: Promise<void> | undefined;
  let closing = false;
  const until = () => new Date(now().getTime() + lease);

  /** Takes the act that has been due longest. */
  async function claim(): Promise<Due | undefined> {
    const due = db.orm
      .select({ id: bulkActs.id })
      .from(bulkActs)
      .where(and(eq(bulkActs.status, 'waiting'), lte(bulkActs.dueAt, now())))
      .orderBy(asc(bulkActs.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimed] = await db.orm
      .update(bulkActs)
      .set({ dueAt: until() })
      .where(inArray(bulkActs.id, due))
      .returning();
    return claimed;
  }

  /** Whoever asked for it, while they may still do it. */
  async function authorOf({ userId, communityId }: Due): Promise<Decider | undefined> {
    const managing = and(
      eq(participants.communityId, communityId),
      participants.enabled,
      participants.isManager,
      isNotNull(users.emailConfirmedAt),
    );
    const [author] = await db.orm
      .select({ userId: users.id, role: users.role })
      .from(users)
      .leftJoin(
        participants,
        and(eq(participants.userId, users.id), eq(participants.communityId, communityId)),
      )
      .where(and(eq(users.id, userId), or(eq(users.role, 'ROLE_ADMIN'), managing)));
    return author;
  }

  const actOn = (due: Due, config: CommunityConfig, by: Decider, participantId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { act } = due;
      if (act.do === 'message') {
        const { subject, text } = act;
        const told = { participantId, by, id: `${due.id}:${participantId}`, kind: 'managerNews' as const };
        return tell(app, tx, config, told, { subject, text });
      }
      if (act.do === 'admit' || act.do === 'refuse') {
        const admit = act.do === 'admit';
        const { enabled, refusedAt } = await app.management.hold(tx.orm, due.communityId, participantId);
        if (admit ? enabled : refusedAt) return;
        return app.admissions.decide(tx, config, { participantId, admit, text: act.text, by });
      }
      await app.memberActs.perform(tx, config, { name: act.do, participantId, by });
    });

  /** Ends an act whose author may not do it any more. */
  const refuse = (due: Due, missed: string[]): Promise<void> =>
    db.transaction(async ({ orm }) => {
      const its = eq(bulkActs.id, due.id);
      const refused = await orm.update(bulkActs).set({ status: 'refused', missed }).where(its).returning();
      // Of an account that ends meanwhile it is written down there.
      if (refused.length > 0) await app.audit.refuseBulk(orm, due, missed.length);
    });

  async function perform(due: Due): Promise<void> {
    await app.communities.learn(due.communityId);
    const config = app.communities.byId(due.communityId);
    const missed: string[] = [];
    for (const [place, participantId] of due.participantIds.entries()) {
      const by = await authorOf(due);
      if (!by || !config) return refuse(due, due.participantIds.slice(place));
      // The one who begins anew takes it at once.
      const at = closing ? now() : until();
      if (closing || (place > 0 && place % renewedEvery === 0)) {
        await db.orm.update(bulkActs).set({ dueAt: at }).where(eq(bulkActs.id, due.id));
      }
      if (closing) return;
      await actOn(due, config, by, participantId).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        missed.push(participantId);
      });
    }
    await db.orm.update(bulkActs).set({ status: 'done', missed }).where(eq(bulkActs.id, due.id));
  }

  async function look(): Promise<void> {
    for (let due = await claim(); due; due = closing ? undefined : await claim()) await perform(due);
  }

  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => {
        if (!isUnreachable(error)) log.error({ err: error }, 'acts on many members');
      })
      .finally(() => {
        running = undefined;
      });
  }, interval);
  timer.unref();
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(timer);
  });
  app.addHook('onClose', () => running);
}
