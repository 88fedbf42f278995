import { aliasedTable, and, asc, count, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Report, Reports, ReportState, Seen, SeenField } from '../../../generated/api/report';
import { decisionsFor } from '../../../lib/rules/managers/reports';
import { participants, reports, users } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { mayDecide } from './involved';

export const pageSize = 20;

const stateIs = { OPEN: isNull(reports.decision), DECIDED: isNotNull(reports.decision) };
const orderOf = {
  OPEN: [asc(reports.createdAt), asc(reports.id)],
  DECIDED: [desc(reports.decidedAt), asc(reports.id)],
};

type Row = typeof reports.$inferSelect & { subject: Report['subject'] } & {
  othersOpen: number;
  othersDecided: number;
  reporterDecided: number;
  reporterUpheld: number;
};

const seenFields = [
  ...(['name', 'position', 'company', 'about', 'goal'] as const),
  ...(['lookingFor', 'tags', 'contacts', 'message'] as const),
  ...(['title', 'when', 'place', 'online', 'description', 'payment', 'organizerContact'] as const),
] satisfies readonly SeenField[];

/** What was stored is shown in the order of these. */
const presentSeen = (context: Row['context']): Seen[] =>
  seenFields.flatMap((field) => (context[field] ? { field, value: context[field] } : []));

/** Names nobody but the subject. */
const presentReport = (row: Row, isAdministrator: boolean): Report => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  reason: row.reason,
  text: row.text,
  seen: presentSeen(row.context),
  subject: row.subject,
  others: { open: row.othersOpen, decided: row.othersDecided },
  reporter: { decided: row.reporterDecided, upheld: row.reporterUpheld },
  aboutManager: row.aboutManager,
  decisions: decisionsFor(row.subjectKind, { isAdministrator, ofManager: row.subject.isManager }),
  decision: row.decision,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

const other = aliasedTable(reports, 'other');
/** How many reports besides there are of a kind. */
const others = (about: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${reports} "other" where ${and(ne(other.id, reports.id), about)})`;
const sameSubject = eq(other.participantId, reports.participantId);
const sameReporter = and(eq(other.reporterId, reports.reporterId), isNotNull(other.decision));

/** D42. */
export async function reportsFor(
  { db }: FastifyInstance,
  communityId: string,
  by: Member,
  { state = 'OPEN', page = 0 }: { state?: ReportState; page?: number },
): Promise<Reports> {
  const meant = and(eq(reports.communityId, communityId), stateIs[state], mayDecide(db.orm, by));
  const [rows, [all]] = await Promise.all([
    db.orm
      .select({
        report: reports,
        subject: {
          participantId: participants.id,
          slug: participants.slug,
          firstName: participants.firstName,
          lastName: participants.lastName,
          avatarUrl: participants.avatarUrl,
          position: participants.position,
          company: participants.company,
          enabled: participants.enabled,
          profileEnabled: participants.profileEnabled,
          networkingEnabled: participants.networkingEnabled,
          isManager: participants.isManager,
        },
        othersOpen: others(and(sameSubject, isNull(other.decision))),
        othersDecided: others(and(sameSubject, isNotNull(other.decision))),
        reporterDecided: others(sameReporter),
        reporterUpheld: others(and(sameReporter, ne(other.decision, 'DISMISS'))),
      })
      .from(reports)
      .innerJoin(participants, eq(participants.id, reports.participantId))
      .innerJoin(users, eq(users.id, participants.userId))
      .where(meant)
      .orderBy(...orderOf[state])
      .limit(pageSize)
      .offset(page * pageSize),
    db.orm
      .select({ total: count() })
      .from(reports)
      .innerJoin(participants, eq(participants.id, reports.participantId))
      .innerJoin(users, eq(users.id, participants.userId))
      .where(meant),
  ]);
  const total = all?.total ?? 0;
  const list = rows.map(({ report, ...more }) =>
    presentReport({ ...report, ...more }, by.role === 'ROLE_ADMIN'),
  );
  return { list, page, hasMore: (page + 1) * pageSize < total, total };
}
