import { eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A table whose rows are of two members. */
export interface Pairs {
  firstId: AnyPgColumn;
  secondId: AnyPgColumn;
}

/** The lesser id first, by code points: how a pair is stored, and locked. */
export const inOrder = (one: string, other: string): [string, string] =>
  one < other ? [one, other] : [other, one];

/** The rows of two members. */
export const isPair = ({ firstId, secondId }: Pairs, one: string, other: string): SQL => {
  const [lesser, greater] = inOrder(one, other);
  return sql`${firstId} = ${lesser} and ${secondId} = ${greater}`;
};

/** `isPair` of two columns or parameters: in the order of `inOrder`, by whatever the database's own language sorts. */
export const isPairOf = ({ firstId, secondId }: Pairs, one: SQLWrapper, other: SQLWrapper): SQL =>
  sql`${firstId} = least(${one} collate "C", ${other} collate "C") collate "default"
    and ${secondId} = greatest(${one} collate "C", ${other} collate "C") collate "default"`;

/** The rows of pairs that a member is one of. */
export const isOneOf = (memberId: string | SQLWrapper, { firstId, secondId }: Pairs) =>
  or(eq(firstId, memberId), eq(secondId, memberId));

/** The other one of a pair that a member is one of, in a query. */
export const otherOf = (memberId: string | SQLWrapper, { firstId, secondId }: Pairs) =>
  sql<string>`case when ${firstId} = ${memberId} then ${secondId} else ${firstId} end`;

/** The other one of a pair that a member is one of. */
export const otherIdOf = (
  { firstId, secondId }: { firstId: string; secondId: string },
  memberId: string,
): string => (firstId === memberId ? secondId : firstId);
