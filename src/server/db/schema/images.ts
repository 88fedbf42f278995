import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** Pictures that people brought. The files are named after `hash`; what shows them names their address. */
export const images = pgTable(
  'images',
  {
    /** Of content and owner: one owner's removal takes nothing from another who brought the same. */
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When it is looked at next, whether anything still shows it. */
    checkAt: moment('check_at').notNull(),
  },
  (table) => [index('images_user_idx').on(table.userId), index('images_check_idx').on(table.checkAt)],
);
