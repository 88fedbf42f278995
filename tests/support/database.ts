import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { newDatabase } from './postgres';

export interface TestDatabase {
  /** DATABASE_URL of a database of its own. Absent for the embedded one. */
  url?: string;
  drop(): Promise<void>;
}

/** A migrated, empty database for one server: a copy of the template, in `dataDir` or on the server of DATABASE_URL. */
export async function createTestDatabase(dataDir: string): Promise<TestDatabase> {
  if (process.env.DATABASE_URL) return newDatabase(process.env.DATABASE_URL, inject('templateDatabase'));
  cpSync(inject('template'), dataDir, { recursive: true });
  return { drop: async () => undefined };
}
