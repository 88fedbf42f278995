import { and, eq, isNotNull, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm';
import { relations } from '../db/schema';

/** Whether a LIKE has been delivered. */
export const isDelivered = (now: Date | Placeholder): SQL | undefined =>
  and(
    eq(relations.relationType, 'LIKE'),
    lte(relations.deliverAt, now),
    or(isNull(relations.pendingReviewSince), isNotNull(relations.approvedAt)),
  );
