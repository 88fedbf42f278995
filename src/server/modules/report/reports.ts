import { aliasedTable, and, asc, count, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type {
  Report,
  ReportedMessage,
  Reports,
  ReportState,
  Seen,
  SeenField,
} from '../../../generated/api/report';
import { decisionsFor, decisionsForDeparted } from '../../../lib/rules/managers/reports';
import { participants, persons, reports } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { countedPageOf, pageSize } from '../../people/paging';
import type { Person } from '../../people/standing';
import { departedStandingOf, departureOf, withPeople } from './departed';
import { mayDecide } from './involved';
import { readMessages } from './messages';
import type { ReportSubjects } from './subjects';

const stateIs = { OPEN: isNull(reports.decision), DECIDED: isNotNull(reports.decision) };
const orderOf = {
  OPEN: [asc(reports.createdAt), asc(reports.id)],
  DECIDED: [desc(reports.decidedAt), asc(reports.id)],
};

type Stored = typeof reports.$inferSelect;

interface Row {
  report: Stored;
  person: Pick<Person, 'id' | 'userId' | 'removedAt' | 'hidden' | 'paused'>;
  member: (Omit<Report['subject'], 'departure' | 'participantId'> & { isGuest: boolean }) | null;
  othersOpen: number;
  othersDecided: number;
  reporterDecided: number;
  reporterUpheld: number;
}

/** What was stored, in the order of `fields`. */
const presentSeen = (context: Stored['context'], fields: readonly SeenField[]): Seen[] =>
  fields.flatMap((field) => (context[field] ? { field, value: context[field] } : []));

/** The person that a report is about. For a person who left, the name from the report. */
function presentSubject({ report, person, member }: Row): Report['subject'] {
  const { id: participantId } = person;
  if (member) {
    const { isGuest: _, ...shown } = member;
    return { ...shown, participantId, departure: null };
  }
  const { removed, hidden, paused } = departedStandingOf(person);
  return {
    participantId,
    slug: '',
    firstName: report.context.name ?? '',
    lastName: '',
    avatarUrl: null,
    position: null,
    company: null,
    isManager: false,
    enabled: !removed,
    profileEnabled: !hidden,
    networkingEnabled: !paused,
    departure: departureOf(person),
  };
}

function decisionsOf({ report, person, member }: Row, isAdministrator: boolean): Report['decisions'] {
  const { subjectKind } = report;
  if (!member) return decisionsForDeparted(subjectKind, departedStandingOf(person));
  if (member.isGuest) return ['DISMISS'];
  return decisionsFor(subjectKind, { isAdministrator, ofManager: member.isManager });
}

interface Presenting {
  subjects: ReportSubjects;
  isAdministrator: boolean;
  messages: (report: Stored) => ReportedMessage[];
}

/** Names nobody but the subject. */
function presentReport(row: Row, { subjects, isAdministrator, messages }: Presenting): Report {
  const { report } = row;
  return {
    id: report.id,
    version: report.version,
    createdAt: report.createdAt.toISOString(),
    subjectKind: report.subjectKind,
    subjectId: report.subjectId,
    reason: report.reason,
    text: report.text,
    seen: presentSeen(report.context, subjects.get(report.subjectKind)?.fields ?? []),
    messages: messages(report),
    subject: presentSubject(row),
    others: { open: row.othersOpen, decided: row.othersDecided },
    reporter: { decided: row.reporterDecided, upheld: row.reporterUpheld },
    aboutManager: report.aboutManager,
    decisions: decisionsOf(row, isAdministrator),
    decision: report.decision,
    decidedAt: report.decidedAt?.toISOString() ?? null,
  };
}

const other = aliasedTable(reports, 'other');
/** Counts other reports of a kind. */
const others = (about: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${reports} "other" where ${and(ne(other.id, reports.id), about)})`;
const sameSubject = eq(other.participantId, reports.participantId);
const sameReporter = and(eq(other.reporterId, reports.reporterId), isNotNull(other.decision));

/** D42. */
export async function reportsFor(
  { db, reporting: { subjects } }: FastifyInstance,
  communityId: string,
  by: Member,
  { state = 'OPEN', page = 0 }: { state?: ReportState; page?: number },
): Promise<Reports> {
  const meant = and(eq(reports.communityId, communityId), stateIs[state], mayDecide(db.orm, subjects, by));
  const [rows, [all]] = await Promise.all([
    withPeople(
      db.orm
        .select({
          report: reports,
          person: {
            id: persons.id,
            userId: persons.userId,
            removedAt: persons.removedAt,
            hidden: persons.hidden,
            paused: persons.paused,
          },
          member: {
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
            isGuest: participants.isGuest,
          },
          othersOpen: others(and(sameSubject, isNull(other.decision))),
          othersDecided: others(and(sameSubject, isNotNull(other.decision))),
          reporterDecided: others(sameReporter),
          reporterUpheld: others(and(sameReporter, ne(other.decision, 'DISMISS'))),
        })
        .from(reports)
        .$dynamic(),
    )
      .where(meant)
      .orderBy(...orderOf[state])
      .limit(pageSize)
      .offset(page * pageSize),
    withPeople(db.orm.select({ total: count() }).from(reports).$dynamic()).where(meant),
  ]);
  const messages = await readMessages(
    db.orm,
    rows.map(({ report }) => report),
  );
  const isAdministrator = by.role === 'ROLE_ADMIN';
  const list = rows.map((row) => presentReport(row, { subjects, isAdministrator, messages }));
  return countedPageOf(list, page, all?.total ?? 0);
}
