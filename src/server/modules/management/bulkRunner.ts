import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { bulkActions, participants, users } from '../../db/schema';
import { AppError } from '../../errors';
import { mayIn } from '../../guards/permissions';
import { createLeasedWorker, type Lease } from '../../jobs/leasedWorker';
import type { Decider } from './memberActions';
import { messageMember } from './messageMember';
import { telegram } from './telegramNews';

type Due = typeof bulkActions.$inferSelect;

/**
 * Performs bulk actions once the time to undo them is over, with one transaction for each member. The next worker
 * starts from the beginning; members that are done are skipped.
 */
export function startBulkRunner(app: FastifyInstance, now: () => Date): void {
  const { db, log } = app;

  /** The author of a bulk action, while they may perform it. */
  async function authorOf({ userId, communityId }: Due): Promise<Decider | undefined> {
    const [author] = await db.orm
      .select({ userId: users.id, role: users.role })
      .from(users)
      .leftJoin(
        participants,
        and(eq(participants.userId, users.id), eq(participants.communityId, communityId)),
      )
      .where(and(eq(users.id, userId), mayIn('members.manage')));
    return author;
  }

  const actOn = (due: Due, config: CommunityConfig, by: Decider, participantId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { action } = due;
      if (action.do === 'message') {
        const { subject, text } = action;
        const told = { participantId, by, id: `${due.id}:${participantId}`, kind: 'managerNews' as const };
        return messageMember(app, tx, config, told, { subject, text });
      }
      if (action.do === 'telegram') {
        const told = { participantId, by, id: `${due.id}:${participantId}`, kind: 'managerNews' as const };
        return messageMember(
          app,
          tx,
          config,
          { ...told, channel: telegram },
          { subject: '', text: action.text },
        );
      }
      if (action.do === 'admit' || action.do === 'refuse') {
        const admit = action.do === 'admit';
        const { enabled, refusedAt } = await app.management.lock(tx.orm, due.communityId, participantId);
        if (admit ? enabled : refusedAt) return;
        return app.admissions.decide(tx, config, { participantId, admit, text: action.text, by });
      }
      await app.memberActions.perform(tx, config, { name: action.do, participantId, by });
    });

  /** Ends a bulk action whose author may no longer perform it. */
  const refuse = (due: Due, lease: Lease, missed: string[]): Promise<void> =>
    db.transaction(async ({ orm }) => {
      const refused = await orm
        .update(bulkActions)
        .set({ status: 'refused', missed })
        .where(lease.isHeld)
        .returning({ id: bulkActions.id });
      // If the account ends meanwhile, its deletion writes the entry.
      if (refused.length > 0) await app.audit.refuseBulk(orm, due, missed.length);
    });

  async function perform(due: Due, lease: Lease): Promise<void> {
    await app.communities.learn(due.communityId);
    const config = app.communities.byId(due.communityId);
    const missed: string[] = [];
    for (const [position, participantId] of due.participantIds.entries()) {
      const by = await authorOf(due);
      if (!by || !config) return refuse(due, lease, due.participantIds.slice(position));
      if (lease.isClosing()) return;
      await lease.keep();
      await actOn(due, config, by, participantId).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        missed.push(participantId);
      });
    }
    await db.orm.update(bulkActions).set({ status: 'done', missed }).where(lease.isHeld);
  }

  createLeasedWorker(
    {
      name: 'actions on many members',
      table: bulkActions,
      id: 'id',
      leasedUntil: 'dueAt',
      isWaiting: eq(bulkActions.status, 'waiting'),
      lease: 60_000,
      interval: 1000,
      work: perform,
    },
    { db, log, now },
  ).closeWith(app);
}
