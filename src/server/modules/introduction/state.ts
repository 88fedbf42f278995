import type { RelationState } from '../../../generated/api/introduction';
import type { relations } from '../../db/schema';

type Reviewed = Pick<typeof relations.$inferSelect, 'pendingReviewSince' | 'approvedAt'>;

/** The stored relation of two members, from the member's side. */
interface Between {
  own: (Reviewed & Pick<typeof relations.$inferSelect, 'relationType' | 'declinedAt'>) | undefined;
  /** Whether the other would like to meet the member, and the introduction was delivered. */
  incoming: boolean;
  connected: boolean;
}

export const isPendingReview = ({ pendingReviewSince, approvedAt }: Reviewed): boolean =>
  pendingReviewSince !== null && approvedAt === null;

/** The state of the relation that the member sees. */
export function stateOf({ own, incoming, connected }: Between): RelationState {
  if (own?.relationType === 'DISLIKE') return 'HIDDEN';
  if (connected) return 'CONNECTED';
  if (own) {
    if (own.declinedAt) return 'DECLINED';
    return isPendingReview(own) ? 'HELD' : 'INTERESTED';
  }
  return incoming ? 'INCOMING' : 'NONE';
}

/** Like `isDelivered` of `people/`, for a LIKE in memory. */
export const hasArrived = (
  { relationType, deliverAt, ...reviewed }: typeof relations.$inferSelect,
  now: Date,
): boolean => relationType === 'LIKE' && deliverAt !== null && deliverAt <= now && !isPendingReview(reviewed);
