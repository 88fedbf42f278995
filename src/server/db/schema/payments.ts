import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { participants } from './participants';

/** The result of a payment: a seat, waiting for an organiser's approval, or why it gave nobody a seat. */
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

/** Every payment that a provider reported (EVT-12), once. None is lost, whatever happens to the event or the payer. */
export const payments = pgTable(
  'payments',
  {
    communityId: text('community_id').notNull(),
    /** The provider's. */
    paymentId: text('payment_id').notNull(),
    /** As reported: the event may not exist. */
    eventId: text('event_id').notNull(),
    /** Null for an unknown person, or one who left. */
    participantId: text('participant_id').references(() => participants.id, { onDelete: 'set null' }),
    /** As reported. */
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
