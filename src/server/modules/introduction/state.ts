import type { RelationState } from '../../../generated/api/introduction';
import type { relations } from '../../db/schema';

type Reviewed = Pick<typeof relations.$inferSelect, 'pendingReviewSince' | 'approvedAt'>;

/** What is stored of a member and another, from the member's side. */
interface Between {
  own: (Reviewed & Pick<typeof relations.$inferSelect, 'relationType' | 'declinedAt'>) | undefined;
  /** The other would like to meet the member, and the member was told. */
  incoming: boolean;
  connected: boolean;
}

export const isPendingReview = ({ pendingReviewSince, approvedAt }: Reviewed): boolean =>
  pendingReviewSince !== null && approvedAt === null;

/** What the other is to the member, as the member is told. */
export function stateOf({ own, incoming, connected }: Between): RelationState {
  if (own?.relationType === 'DISLIKE') return 'HIDDEN';
  if (connected) return 'CONNECTED';
  if (own) {
    if (own.declinedAt) return 'DECLINED';
    return isPendingReview(own) ? 'HELD' : 'INTERESTED';
  }
  return incoming ? 'INCOMING' : 'NONE';
}

/** As `isDelivered` of `people/`, of a LIKE in memory. */
export const hasArrived = (
  { relationType, deliverAt, ...reviewed }: typeof relations.$inferSelect,
  now: Date,
): boolean => relationType === 'LIKE' && deliverAt !== null && deliverAt <= now && !isPendingReview(reviewed);
