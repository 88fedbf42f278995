import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { ReportSubject as ReportKind } from '../../../generated/api/report';
import { decisionsOn, type ReportDecision } from '../../../lib/rules/managers/reports';
import type { Orm, Transaction } from '../../db/database';
import { participants, persons, reports } from '../../db/schema';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import { memberOf } from '../../notifications/recipients/recipient';
import type { Person } from '../../people/standing';
import { randomId } from '../../tokens';
import type { Prepared } from '../management/module';
import { decideDeparted, lockDeparted, requireEffect, withPeople } from './departed';
import { mayDecide } from './involved';
import { warned } from './notifications/warned';
import { reportActedOn } from './notifications/reportActedOn';
import { reportDismissed } from './notifications/reportDismissed';

/** The consequences of a report for its owner, besides a warning. */
const memberDecisions: Readonly<Partial<Record<ReportDecision, 'hide' | 'pause' | 'remove'>>> = {
  HIDE: 'hide',
  PAUSE: 'pause',
  REMOVE: 'remove',
};

interface DecisionInput {
  id: string;
  version: number;
  decision: ReportDecision;
  text: string;
  by: Member;
  now: Date;
}

/** Throws 1100 where the decision needs words for the member, and there are none. */
function requireWords({ decision, text }: DecisionInput): void {
  if (decision === 'DISMISS' || text) return;
  throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
}

/** The decisions of the reported subject itself. Undefined if the decision is about the person. */
function decisionsAbout(app: FastifyInstance, kind: ReportKind, decision: ReportDecision) {
  const decisions = app.reporting.subjects.get(kind)?.decisions;
  return decisions?.names.includes(decision) ? decisions : undefined;
}

/** Finds the report and checks that the caller may decide about it, before anything is locked. */
async function find(app: FastifyInstance, orm: Orm, communityId: string, input: DecisionInput) {
  const { id, by, decision } = input;
  const asked = orm
    .select({
      participantId: persons.id,
      userId: persons.userId,
      memberId: participants.id,
      isGuest: participants.isGuest,
      subjectKind: reports.subjectKind,
      subjectId: reports.subjectId,
    })
    .from(reports)
    .$dynamic();
  const [found] = await withPeople(asked).where(
    and(eq(reports.communityId, communityId), eq(reports.id, id), mayDecide(orm, app.reporting.subjects, by)),
  );
  if (!found) throw new AppError(1110);
  const { userId, memberId, isGuest } = found;
  const about = userId ? [userId] : [];
  await app.ownMatter.check(orm, 'report.decide', { communityId, by: by.userId, about });
  // A person who returned as a guest of an event is no member to decide about.
  if (isGuest && decision !== 'DISMISS') throw new AppError(1332);
  if (memberId && !isGuest) requireWords(input);
  return found;
}

type Found = Awaited<ReturnType<typeof find>>;

/** Takes the locks that come before the one on the member: see `domainEvents/README.md`. */
async function prepare(
  app: FastifyInstance,
  tx: Transaction,
  communityId: string,
  { memberId, subjectKind, subjectId: id }: Found,
  { decision }: DecisionInput,
): Promise<Prepared> {
  const subject = decisionsAbout(app, subjectKind, decision);
  if (subject) {
    if (memberId) await app.management.lockAccount(tx.orm, communityId, memberId);
    await subject.lock(app, tx, { communityId, id });
  }
  const name = memberDecisions[decision];
  return name && memberId
    ? app.memberActions.prepare(tx, communityId, { name, participantId: memberId })
    : { isLast: false };
}

/** Locks the report and the member reported. A new report about the member waits for it. */
async function lock(
  app: FastifyInstance,
  orm: Orm,
  communityId: string,
  { participantId, userId, memberId, isGuest }: Found,
  { id, version, decision }: DecisionInput,
) {
  if (memberId && !isGuest) await app.management.lock(orm, communityId, participantId);
  const departed = memberId ? undefined : await lockDeparted(orm, participantId);
  const [report] = await orm.select().from(reports).where(eq(reports.id, id)).for('update');
  if (!report) throw new AppError(1110);
  if (!decisionsOn(report.subjectKind).includes(decision)) throw new AppError(1331);
  if (report.decision || report.version !== version) throw new AppError(1151);
  if (departed) requireEffect(report, departed, decision);
  return { ...report, userId, departed };
}

type LockedReport = Awaited<ReturnType<typeof lock>>;

interface CarriedOut {
  report: LockedReport & { userId: string };
  input: DecisionInput;
  /** Id of the message to the member. */
  message: string;
  prepared: Prepared;
}

/** The decision about a person who went, or about their content. They get no message, so none is stored. */
async function carryOutOnDeparted(
  app: FastifyInstance,
  tx: Transaction,
  { report, departed, input }: { report: LockedReport; departed: Person; input: DecisionInput },
): Promise<void> {
  const { by, decision, now } = input;
  const { communityId, subjectKind, subjectId: id } = report;
  const subject = decisionsAbout(app, subjectKind, decision);
  if (subject) await subject.carryOut(app, tx, { communityId, id, decision, by });
  else await decideDeparted(app, tx.orm, { person: departed, decision, actor: by.userId, now });
}

/** Carries out the decision, and notifies the member in the managers' words. */
async function carryOut(
  app: FastifyInstance,
  tx: Transaction,
  config: CommunityConfig,
  { report, input, message, prepared }: CarriedOut,
): Promise<void> {
  const { text, by, decision } = input;
  const { id: cause, participantId, userId } = report;
  const communityId = config.id;
  const actor = by.userId;
  const name = memberDecisions[decision];
  if (name)
    return app.memberActions.change(
      tx,
      config,
      { name, participantId, by, words: { id: message, text, cause } },
      prepared,
    );
  await app.audit.record(tx.orm, { communityId, act: 'member.warn', actor, subject: userId });
  const written = { id: message, communityId, userId, kind: 'warning' as const, text, author: actor };
  await app.managerMessages.keep(tx.orm, written);
  const to = await memberOf(app, tx.orm, config, userId);
  const subject = decisionsAbout(app, report.subjectKind, decision);
  if (subject) {
    const words = to && { to, text, cause };
    await subject.carryOut(app, tx, { communityId, id: report.subjectId, decision, by, words });
  } else if (to) await app.notify(tx, warned, to, { text }, { cause, thing: cause, by });
}

/** Notifies the reporter whether the report led to an action, and nothing more. A reporter who has left is not notified. */
async function answerReporter(
  app: FastifyInstance,
  tx: Transaction,
  config: CommunityConfig,
  { id, reporterId }: LockedReport,
  { decision, by }: Pick<DecisionInput, 'decision' | 'by'>,
): Promise<void> {
  if (!reporterId) return;
  const [reporter] = await tx.orm
    .select({ userId: participants.userId })
    .from(participants)
    .where(eq(participants.id, reporterId));
  const to = reporter && (await memberOf(app, tx.orm, config, reporter.userId));
  const kind = decision === 'DISMISS' ? reportDismissed : reportActedOn;
  if (to) await app.notify(tx, kind, to, {}, { cause: id, thing: id, by });
}

/**
 * D43. Throws 1110 if the caller sees no such report, 1151 if it was decided or changed meanwhile, 1330 while a report
 * about the caller waits, 1332 for a decision without an effect.
 */
export async function decideReport(
  app: FastifyInstance,
  config: CommunityConfig,
  input: DecisionInput,
): Promise<'OK'> {
  const { decision, by, now } = input;
  await app.db.transaction(async (tx) => {
    const found = await find(app, tx.orm, config.id, input);
    const prepared = await prepare(app, tx, config.id, found, input);
    const report = await lock(app, tx.orm, config.id, found, input);
    const { departed, userId } = report;
    const message = decision === 'DISMISS' || !userId || departed ? undefined : randomId();
    if (departed) await carryOutOnDeparted(app, tx, { report, departed, input });
    else if (userId && message) {
      await carryOut(app, tx, config, { report: { ...report, userId }, input, message, prepared });
    }
    await tx.orm
      .update(reports)
      .set({
        decision,
        decidedBy: await app.audit.aliasOf(tx.orm, by.userId),
        decidedAt: now,
        version: report.version + 1,
      })
      .where(eq(reports.id, report.id));
    await app.audit.record(tx.orm, {
      communityId: config.id,
      act: 'report.decide',
      actor: by.userId,
      subject: report.userId,
      before: { decision: null },
      after: { reason: report.reason, decision },
      message,
    });
    await answerReporter(app, tx, config, report, input);
  });
  return 'OK';
}
