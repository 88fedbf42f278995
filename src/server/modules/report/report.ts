import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { ReportAnswer, ReportSubject } from '../../../generated/api/report';
import type { ReportReason } from '../../../lib/rules/managers/reports';
import { participants, reports, users } from '../../db/schema';
import { AppError } from '../../errors';
import { guestAt, isInside, type Member } from '../../guards/membership';
import type { ReportSubject as ReportSource } from '../../reportSubject';
import { randomId } from '../../tokens';
import { keepImages, wordsOf } from './messages';
import { notifyDeciders, withdrawNotification } from './notifyDeciders';

/** How long a report can be withdrawn before anybody is notified, in ms. */
const undoFor = 30_000;

/** A report by a member. */
interface What {
  kind: ReportSubject;
  id: string;
}

interface Reported extends What {
  /** Finds the subject by the module that owns it. */
  source: ReportSource;
  reason: ReportReason;
  text: string;
  now: Date;
}

/** P20, P30 and P32. Throws 1110 for a subject that the reporter cannot know, 1155 for their own, 1104 after too many. */
export async function report(
  app: FastifyInstance,
  config: CommunityConfig,
  by: Member,
  { kind, id, source, reason, text, now }: Reported,
): Promise<ReportAnswer> {
  const subject = await source.find({ app, config, by, id, now });
  if (!subject) {
    // Administrators from elsewhere cannot report; they decide.
    const isAbove = by.role === 'ROLE_ADMIN' && !by.membership;
    throw new AppError(isAbove ? 1109 : 1110);
  }
  const { reporterId, owners, seen, messages = [] } = subject;
  if (owners.includes(reporterId)) throw new AppError(1155);
  await app.limits.account('report', by.userId);
  const until = new Date(now.getTime() + undoFor);
  return app.db.transaction(async (tx) => {
    const { orm } = tx;
    // Locks them, so that none is deleted before the report refers to them.
    const involved = await orm
      .select({
        id: participants.id,
        userId: participants.userId,
        isManager: participants.isManager,
        role: users.role,
      })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .where(inArray(participants.id, [...owners, reporterId]))
      .orderBy(participants.id)
      .for('key share', { of: participants });
    const owner = involved.find((each) => each.id === owners[0]);
    if (!owner || !involved.some((each) => each.id === reporterId)) throw new AppError(1110);
    const others = involved.filter((each) => each.id !== reporterId);
    const said = {
      reason,
      text,
      context: Object.fromEntries(Object.entries(seen).filter(([, value]) => value)),
      messages: messages.map(wordsOf),
      aboutManager: others.some(({ isManager, role }) => isManager || role === 'ROLE_ADMIN'),
    };
    const [stored] = await orm
      .insert(reports)
      .values({
        ...said,
        id: randomId(),
        communityId: config.id,
        subjectKind: kind,
        subjectId: id,
        participantId: owner.id,
        reporterId,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [reports.reporterId, reports.subjectKind, reports.subjectId],
        targetWhere: sql`decision is null`,
        set: { ...said, version: sql`${reports.version} + 1` },
      })
      .returning({ id: reports.id, version: reports.version });
    if (!stored) throw new Error('a report was neither stored nor replaced');
    await keepImages(orm, stored.id, messages);
    const reaches = await notifyDeciders(app, tx, config, {
      except: involved.map(({ userId }) => userId),
      administrators: owner.role === 'ROLE_ADMIN',
      aboutManager: said.aboutManager,
      now,
      notBefore: until,
      // Said once more, it waits already.
      isKnown: stored.version !== 1,
    });
    return { undoUntil: stored.version === 1 ? until.toISOString() : null, reaches };
  });
}

/** P25, P31 and P33. Throws 1110 if the caller has no report that can still be withdrawn: a report under review stays. */
export async function withdrawReport(
  app: FastifyInstance,
  config: CommunityConfig,
  by: Member,
  { kind, id, now }: What & { now: Date },
): Promise<'OK'> {
  const own = isInside(by) ? by.membership?.participantId : guestAt(by, config.id, id);
  await app.db.transaction(async ({ orm }) => {
    const [gone] = await orm
      .delete(reports)
      .where(
        and(
          eq(reports.communityId, config.id),
          eq(reports.reporterId, own ?? ''),
          eq(reports.subjectKind, kind),
          eq(reports.subjectId, id),
          isNull(reports.decision),
          eq(reports.version, 1),
          gt(reports.createdAt, new Date(now.getTime() - undoFor)),
        ),
      )
      .returning({ createdAt: reports.createdAt });
    if (!gone) throw new AppError(1110);
    await withdrawNotification(orm, config, gone);
  });
  return 'OK';
}
