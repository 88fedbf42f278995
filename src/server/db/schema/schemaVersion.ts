import { integer, pgTable } from 'drizzle-orm/pg-core';

/** One row: which versions of the program may use these tables (`db/version.ts`). */
export const schemaVersion = pgTable('schema_version', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  leastProgram: integer('least_program').notNull(),
});
