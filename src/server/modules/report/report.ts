import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Profile } from '../../../generated/api/participant';
import type { ReportAnswer, Seen } from '../../../generated/api/report';
import type { ReportReason } from '../../../lib/rules/managers/reports';
import { participants, reports, users } from '../../db/schema';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import { randomId } from '../../tokens';
import { tellDeciders, untellDeciders } from './tellDeciders';

/** ms: for so long a report can be taken back, and nobody hears of it. */
const undoFor = 30_000;

/** What any member sees of a profile: nothing that would tell one of them from another. */
const seenOf = (profile: Profile): Seen & Record<string, string | null> => ({
  name: `${profile.firstName} ${profile.lastName}`.trim(),
  position: profile.position,
  company: profile.company,
  about: profile.about,
  goal: profile.goal,
  lookingFor: profile.lookingFor,
  tags: profile.tags.join(', ') || null,
  contacts: profile.contacts.map(({ type, value }) => `${type}: ${value}`).join('\n') || null,
});

/** P20. Throws 1110 where the member is not to be seen by whoever reports, 1155 of oneself, 1104 after too many. */
export async function reportParticipant(
  app: FastifyInstance,
  config: CommunityConfig,
  by: Member,
  { id, reason, text, now }: { id: string; reason: ReportReason; text: string; now: Date },
): Promise<ReportAnswer> {
  const subject = await app.participants.seenBy(by, config, id);
  if (!subject) throw new AppError(1110);
  if (subject.userId === by.userId) throw new AppError(1155);
  // Administrators from elsewhere have nobody to report by: they decide.
  const reporterId = by.membership?.participantId;
  if (!reporterId) throw new AppError(1109);
  await app.limits.account('report', by.userId);
  const until = new Date(now.getTime() + undoFor);
  return app.db.transaction(async (tx) => {
    const { orm } = tx;
    // Neither of them goes before the report refers to them.
    const both = await orm
      .select({ id: participants.id, isManager: participants.isManager, role: users.role })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .where(inArray(participants.id, [subject.id, reporterId]))
      .orderBy(participants.id)
      .for('key share', { of: participants });
    const found = both.find((each) => each.id === subject.id);
    if (!found || both.length < 2) throw new AppError(1110);
    const said = {
      ...{ reason, text, context: seenOf(app.participants.toMembers(subject, config)) },
      aboutManager: found.isManager || found.role === 'ROLE_ADMIN',
    };
    const [stored] = await orm
      .insert(reports)
      .values({
        ...{ ...said, id: randomId(), communityId: config.id, subjectKind: 'PARTICIPANT' },
        ...{ subjectId: subject.id, participantId: subject.id, reporterId, createdAt: now },
      })
      .onConflictDoUpdate({
        target: [reports.reporterId, reports.subjectKind, reports.subjectId],
        targetWhere: sql`decision is null`,
        set: { ...said, version: sql`${reports.version} + 1` },
      })
      .returning({ version: reports.version });
    // Said once more, it waits already.
    if (stored?.version !== 1) return { undoUntil: null };
    const between = [by.userId, subject.userId] as const;
    await tellDeciders(app, tx, config, { between, aboutManager: said.aboutManager, now, notBefore: until });
    return { undoUntil: until.toISOString() };
  });
}

/** P25. Throws 1110 where no report of the caller's is left to be taken back: what somebody looks into stays. */
export async function withdrawReport(
  app: FastifyInstance,
  config: CommunityConfig,
  { membership }: Member,
  { id, now }: { id: string; now: Date },
): Promise<'OK'> {
  await app.db.transaction(async ({ orm }) => {
    const [gone] = await orm
      .delete(reports)
      .where(
        and(
          ...[eq(reports.communityId, config.id), eq(reports.reporterId, membership?.participantId ?? '')],
          ...[eq(reports.subjectKind, 'PARTICIPANT'), eq(reports.subjectId, id)],
          ...[isNull(reports.decision), eq(reports.version, 1)],
          gt(reports.createdAt, new Date(now.getTime() - undoFor)),
        ),
      )
      .returning({ createdAt: reports.createdAt });
    if (!gone) throw new AppError(1110);
    await untellDeciders(orm, config, gone);
  });
  return 'OK';
}
