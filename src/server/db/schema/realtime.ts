import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { participants } from './participants';

/**
 * Whose rights changed a short while ago, as a hash of a user, a participant or a topic: the row may outlast them. Triggers and
 * modules write it in the transaction of the change, and every process reads it.
 */
export const rightsChanges = pgTable(
  'rights_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [index('rights_changes_transaction_idx').on(table.transactionId)],
);

/** Members with an open socket, by the process that has it. A row without a recent sign is of a process that is gone. */
export const presences = pgTable(
  'presences',
  {
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    processId: text('process_id').notNull(),
    /** The last sign of life. */
    signedAt: moment('signed_at').notNull(),
    /** When they last did something on a page. Null: not since it was opened. */
    activeAt: moment('active_at'),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.processId] }),
    index('presences_signed_idx').on(table.signedAt),
  ],
);
