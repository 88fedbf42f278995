import type { RelationState } from '../../../generated/api/shared';
import type { relations } from '../../db/schema';

type Reviewed = Pick<typeof relations.$inferSelect, 'pendingReviewSince' | 'approvedAt'>;

/** The stored relation of two members, from the member's side. */
interface Between {
  own: (Reviewed & Pick<typeof relations.$inferSelect, 'relationType' | 'declinedAt'>) | undefined;
  /** Whether the other would like to meet the member, and the introduction was delivered. */
  incoming: boolean;
  connected: boolean;
  /** Whether the member may introduce themselves to the other (`guards/mayConnect.ts`). */
  mayConnect: boolean;
}

export const isPendingReview = ({ pendingReviewSince, approvedAt }: Reviewed): boolean =>
  pendingReviewSince !== null && approvedAt === null;

/** The state of the relation that the member sees. */
export function stateOf({ own, incoming, connected, mayConnect }: Between): RelationState {
  if (own?.relationType === 'DISLIKE') return 'HIDDEN';
  if (connected) return 'CONNECTED';
  if (own) {
    if (own.declinedAt) return 'DECLINED';
    return isPendingReview(own) ? 'HELD' : 'INTERESTED';
  }
  if (incoming) return 'INCOMING';
  return mayConnect ? 'NONE' : 'NOT_RECOMMENDED';
}

/** Like `isDelivered` of `people/`, for a LIKE in memory. */
export const hasArrived = (
  { relationType, deliverAt, ...reviewed }: typeof relations.$inferSelect,
  now: Date,
): boolean => relationType === 'LIKE' && deliverAt !== null && deliverAt <= now && !isPendingReview(reviewed);
