import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { participants } from './participants';

/** What came of a payment: a place, the wait for an organiser's yes, or why it gave nobody a place. */
export type PaymentOutcome =
  | 'CONFIRMED'
  | 'PENDING'
  | 'FULL'
  | 'CANCELLED'
  | 'DELETED'
  | 'OVER'
  | 'UNKNOWN_EVENT'
  | 'UNKNOWN_MEMBER'
  | 'REJECTED'
  | 'AMOUNT'
  | 'PAID_BEFORE';

/** Every payment that a provider reported (EVT-12), once: none is lost, whatever became of the event or of who paid. */
export const payments = pgTable(
  'payments',
  {
    communityId: text('community_id').notNull(),
    /** The provider's. */
    paymentId: text('payment_id').notNull(),
    /** As it was named: there may be no such event. */
    eventId: text('event_id').notNull(),
    /** Null of somebody unknown, or who left. */
    participantId: text('participant_id').references(() => participants.id, { onDelete: 'set null' }),
    /** As it was named. */
    email: text('email'),
    amount: doublePrecision('amount').notNull(),
    currency: text('currency').notNull(),
    outcome: text('outcome').$type<PaymentOutcome>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.paymentId] }),
    index('payments_event_idx').on(table.eventId),
    index('payments_participant_idx').on(table.participantId),
    index('payments_email_idx').on(table.email),
  ],
);
