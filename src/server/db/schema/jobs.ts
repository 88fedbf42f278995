import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { jsonWithoutPictures, moment } from './columns';

/** Work that waits for a worker, and schedules. A job goes when it is done; a schedule is due again. */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    data: jsonWithoutPictures('data'),
    /** It is due from then on, and a worker has it until then. */
    leasedUntil: moment('leased_until').notNull(),
  },
  (table) => [index('jobs_due_idx').on(table.leasedUntil)],
);
