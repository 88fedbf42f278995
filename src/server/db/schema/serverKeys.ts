import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random keys of this installation, each for one purpose. They are made when they are first needed, and stay. */
export const serverKeys = pgTable('server_keys', {
  purpose: text('purpose').primaryKey(),
  key: text('key').notNull(),
});
