import { and, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { MemberState } from '../../lib/rules/managers/memberStates';
import { participants, users } from '../db/schema';

const { enabled, profileEnabled, networkingEnabled, isManager, refusedAt, removedAt } = participants;

/** The states of `statesOf` in SQL. */
export const hasState: Record<MemberState, SQL> = {
  ACTIVE: sql`(${enabled} and ${profileEnabled} and ${networkingEnabled})`,
  HIDDEN: sql`(${enabled} and not ${profileEnabled})`,
  PAUSED: sql`(${enabled} and not ${networkingEnabled})`,
  MANAGER: sql`(${enabled} and ${isManager})`,
  WAITING: sql`(not ${enabled} and ${removedAt} is null and ${refusedAt} is null)`,
  REFUSED: sql`(not ${enabled} and ${removedAt} is null and ${refusedAt} is not null)`,
  REMOVED: sql`(not ${enabled} and ${removedAt} is not null)`,
};

/** Admitted members whom managers have not hidden, for a query that reads them by an alias. */
export const isShownAs = (person: Record<'enabled' | 'profileEnabled', SQLWrapper>): SQL =>
  sql`(${person.enabled} and ${person.profileEnabled})`;

/** Admitted members whom managers have not hidden. Indexes use these two columns. */
export const isShown = isShownAs(participants);

/** Members who are inside, and guests of an event (SES-04). */
export const isInEvent = (eventId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${enabled} or (${eventId} = any(${participants.guestOf}) and ${removedAt} is null))`;

/** Admitted members with a confirmed address, for a query that joins `users`. */
export const isConfirmedMember = and(enabled, isNotNull(users.emailConfirmedAt));
