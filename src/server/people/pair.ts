import { eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/database';
import { participants } from '../db/schema';

/** A table whose rows are about two members. */
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

/** `inOrder` of two columns or parameters, independent of the database's collation. */
export const inOrderOf = (one: SQLWrapper, other: SQLWrapper): [SQL<string>, SQL<string>] => [
  sql`least(${one} collate "C", ${other} collate "C") collate "default"`,
  sql`greatest(${one} collate "C", ${other} collate "C") collate "default"`,
];

/** `isPair` of two columns or parameters. */
export const isPairOf = ({ firstId, secondId }: Pairs, one: SQLWrapper, other: SQLWrapper): SQL => {
  const [lesser, greater] = inOrderOf(one, other);
  return sql`${firstId} = ${lesser} and ${secondId} = ${greater}`;
};

/**
 * Locks both members of a pair, in the order of their ids, until the transaction ends, so that decisions about a pair
 * happen one after the other.
 */
export async function lockBoth(orm: Orm, one: string, other: string): Promise<void> {
  await orm
    .select({ id: participants.id })
    .from(participants)
    .where(inArray(participants.id, inOrder(one, other)))
    .orderBy(participants.id)
    .for('no key update');
}

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
