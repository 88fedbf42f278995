import { aliasedTable, and, asc, count, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Report, Reports, ReportState, Seen } from '../../../generated/api/report';
import { participants, reports, users } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { mayDecide } from './mayDecide';

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
  ...(['lookingFor', 'tags', 'contacts'] as const),
] satisfies readonly (keyof Seen)[];

const presentSeen = (context: Row['context']): Seen =>
  Object.fromEntries(seenFields.map((field) => [field, context[field] ?? null])) as unknown as Seen;

/** Names nobody but the subject. */
const presentReport = (row: Row): Report => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  reason: row.reason,
  text: row.text,
  seen: presentSeen(row.context),
  subject: row.subject,
  others: { open: row.othersOpen, decided: row.othersDecided },
  reporter: { decided: row.reporterDecided, upheld: row.reporterUpheld },
  aboutManager: row.aboutManager,
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
  const meant = and(eq(reports.communityId, communityId), stateIs[state], mayDecide(by));
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
  const list = rows.map(({ report, ...more }) => presentReport({ ...report, ...more }));
  return { list, page, hasMore: (page + 1) * pageSize < total, total };
}
