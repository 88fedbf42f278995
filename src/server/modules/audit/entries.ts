import { and, desc, eq, gte, inArray, isNull, lt, max, or, type SQL } from 'drizzle-orm';
import type { AuditEntry, AuditPerson, ExportAuditQuery } from '../../../generated/api/audit';
import type { Act } from '../../../lib/rules/managers/acts';
import { startOfDay } from '../../../lib/timeZone';
import type { Orm } from '../../db/database';
import {
  auditAliases,
  auditEntries,
  auditTexts,
  managerMessages,
  participants,
  users,
} from '../../db/schema';
import { AppError } from '../../errors';
import { nameOf } from '../../people/nameOf';

/** The filter of entries, and the time zone of its days. */
export interface AuditFilter extends ExportAuditQuery {
  communityId: string;
  timeZone: string;
}

/** The operator of the server is no user in the database. */
const server = 'server';

function moment(path: string, day: string, timeZone: string, later?: number): Date {
  const at = startOfDay(day, timeZone, later);
  if (Number.isNaN(at.getTime())) throw new AppError(1100, { details: [{ path, message: 'must be a day' }] });
  return at;
}

function matches({ communityId, timeZone, act, actor, subject, from, to }: AuditFilter): SQL | undefined {
  return and(
    eq(auditEntries.communityId, communityId),
    act === undefined ? undefined : eq(auditEntries.action, act as Act),
    actor === undefined
      ? undefined
      : actor === server
        ? isNull(auditEntries.actorId)
        : eq(auditEntries.actorId, actor),
    subject === undefined
      ? undefined
      : or(eq(auditEntries.subjectId, subject), eq(auditEntries.relatedId, subject)),
    from === undefined ? undefined : gte(auditEntries.at, moment('from', from, timeZone)),
    to === undefined ? undefined : lt(auditEntries.at, moment('to', to, timeZone, 1)),
  );
}

/** The people with these aliases, by their names in this community only. */
async function peopleOf(
  orm: Orm,
  communityId: string,
  ids: readonly string[],
): Promise<Map<string, AuditPerson>> {
  const rows = await orm
    .select({ id: auditAliases.id, role: users.role, member: participants })
    .from(auditAliases)
    .innerJoin(users, eq(users.id, auditAliases.userId))
    .leftJoin(
      participants,
      and(eq(participants.userId, auditAliases.userId), eq(participants.communityId, communityId)),
    )
    .where(inArray(auditAliases.id, [...ids]));
  return new Map(
    rows.map(({ id, role, member }) => [
      id,
      member
        ? { id, kind: 'MEMBER', name: nameOf(member), slug: member.slug }
        : { ...nobody(id), kind: role === 'ROLE_ADMIN' ? 'ADMINISTRATOR' : 'LEFT' },
    ]),
  );
}

/** An alias without a user belongs to a deleted account. */
const nobody = (id: string): AuditPerson => ({ id, kind: 'DELETED', name: null, slug: null });

const personIn = (people: Map<string, AuditPerson>, id: string | null): AuditPerson =>
  id === null ? { ...nobody(server), kind: 'SERVER' } : (people.get(id) ?? nobody(id));

/** Entries, the latest first: `limit` of them with an id lower than `before`. */
export async function findEntries(
  orm: Orm,
  filter: AuditFilter,
  { before, limit }: { before?: number; limit: number },
): Promise<AuditEntry[]> {
  const { subject, text } = managerMessages;
  const found = await orm
    .select({ entry: auditEntries, message: { subject, text }, about: { text: auditTexts.text } })
    .from(auditEntries)
    .leftJoin(managerMessages, eq(managerMessages.id, auditEntries.messageId))
    .leftJoin(auditTexts, eq(auditTexts.id, auditEntries.messageId))
    .where(and(matches(filter), before === undefined ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  const ids = new Set(
    found.flatMap(({ entry: { actorId, subjectId, relatedId } }) =>
      [actorId, subjectId, relatedId].flatMap((id) => id ?? []),
    ),
  );
  const people = await peopleOf(orm, filter.communityId, [...ids]);
  return found.map(({ entry, message, about }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    act: entry.action,
    actor: personIn(people, entry.actorId),
    subject: entry.subjectId === null ? null : personIn(people, entry.subjectId),
    related: entry.relatedId === null ? null : personIn(people, entry.relatedId),
    before: entry.before,
    after: entry.after,
    message: message
      ? { subject: message.subject || null, text: message.text }
      : about && { subject: null, text: about.text },
  }));
}

/** Maximum number of people in the filter. */
const mostActors = 100;

/** Everybody with an entry in a community, by their latest entry. */
export async function findActors(orm: Orm, communityId: string): Promise<AuditPerson[]> {
  const rows = await orm
    .select({ actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.communityId, communityId))
    .groupBy(auditEntries.actorId)
    .orderBy(desc(max(auditEntries.id)))
    .limit(mostActors);
  const ids = rows.flatMap(({ actorId }) => actorId ?? []);
  const people = await peopleOf(orm, communityId, ids);
  return rows.map(({ actorId }) => personIn(people, actorId));
}
