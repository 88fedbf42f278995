import { and, eq, exists, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/database';
import { persons, reports, users } from '../../db/schema';
import type { Member } from '../../guards/membership';
import type { ReportSubjects } from './subjects';

/** A person, also after they left. */
const anyone = alias(persons, 'anyone');

/** Whether a report is about a user or their content: conditions of a query that reads `reports`. */
const isAbout = (orm: Orm, subjects: ReportSubjects, userId: string): SQL | undefined =>
  or(
    exists(
      orm
        .select({ one: sql`1` })
        .from(anyone)
        .where(and(eq(anyone.id, reports.participantId), eq(anyone.userId, userId))),
    ),
    ...[...subjects].map(
      ([kind, { isOwnedBy }]) =>
        isOwnedBy && and(eq(reports.subjectKind, kind), isOwnedBy(orm, reports.subjectId, userId)),
    ),
  );

const isNotFiledBy = (orm: Orm, userId: string): SQL =>
  notExists(
    orm
      .select({ one: sql`1` })
      .from(anyone)
      .where(and(eq(anyone.id, reports.reporterId), eq(anyone.userId, userId))),
  );

/**
 * The reports that a manager or administrator may decide: not about themselves or their content, and not their own
 * reports. Only administrators decide about administrators. A condition of a query that reads `withPeople`.
 */
export const mayDecide = (
  orm: Orm,
  subjects: ReportSubjects,
  { role, userId }: Pick<Member, 'role' | 'userId'>,
): SQL | undefined =>
  and(
    sql`not ${isAbout(orm, subjects, userId)}`,
    isNotFiledBy(orm, userId),
    role === 'ROLE_ADMIN' ? undefined : or(isNull(users.id), ne(users.role, 'ROLE_ADMIN')),
  );

/** Whether a report about a user or their content waits in a community. */
export async function isReported(
  orm: Orm,
  subjects: ReportSubjects,
  { communityId, userId }: { communityId: string; userId: string },
): Promise<boolean> {
  const found = await orm
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(eq(reports.communityId, communityId), isNull(reports.decision), isAbout(orm, subjects, userId)),
    )
    .limit(1);
  return found.length > 0;
}
