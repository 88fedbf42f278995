import { sql, type SQL } from 'drizzle-orm';
import type { RelationState } from '../../../generated/api/introduction';
import type { relations } from '../../db/schema';

/** What is stored of a member and another, from the member's side. */
interface Between {
  own: Pick<typeof relations.$inferSelect, 'relationType' | 'heldAt' | 'passedAt' | 'declinedAt'> | undefined;
  /** The other would like to meet the member, and the member was told. */
  incoming: boolean;
  connected: boolean;
}

const isHeld = ({ heldAt, passedAt }: Pick<typeof relations.$inferSelect, 'heldAt' | 'passedAt'>): boolean =>
  heldAt !== null && passedAt === null;

/** What the other is to the member, as the member is told. */
export function stateOf({ own, incoming, connected }: Between): RelationState {
  if (own?.relationType === 'DISLIKE') return 'HIDDEN';
  if (connected) return 'CONNECTED';
  if (own) {
    if (own.declinedAt) return 'DECLINED';
    return isHeld(own) ? 'HELD' : 'INTERESTED';
  }
  return incoming ? 'INCOMING' : 'NONE';
}

/** As `isDelivered` of `people/`, of a LIKE in memory. */
export const hasArrived = (
  { relationType, deliverAt, heldAt, passedAt }: typeof relations.$inferSelect,
  now: Date,
): boolean =>
  relationType === 'LIKE' && deliverAt !== null && deliverAt <= now && !isHeld({ heldAt, passedAt });

/** The lesser id first, by code points: how a pair is stored. */
export const inOrder = (one: string, other: string): [string, string] =>
  one < other ? [one, other] : [other, one];

/** The condition that a pair of columns is of two members. */
export const isPair = (first: unknown, second: unknown, one: string, other: string): SQL => {
  const [lesser, greater] = inOrder(one, other);
  return sql`${first} = ${lesser} and ${second} = ${greater}`;
};

/** `isPair` of two columns or parameters: in the order of `inOrder`, by whatever the database's own language sorts. */
export const isPairOf = (first: unknown, second: unknown, one: unknown, other: unknown): SQL =>
  sql`${first} = least(${one} collate "C", ${other} collate "C") collate "default"
    and ${second} = greatest(${one} collate "C", ${other} collate "C") collate "default"`;
