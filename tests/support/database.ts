import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** DATABASE_URL of a database of its own; absent for the embedded one. */
  url?: string;
  drop(): Promise<void>;
}

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** An empty database for one test file: a copy of the template in `dataDir`, or a new one on the server of DATABASE_URL. */
export async function createTestDatabase(dataDir: string): Promise<TestDatabase> {
  if (!process.env.DATABASE_URL) {
    cpSync(inject('template'), dataDir, { recursive: true });
    return { drop: async () => undefined };
  }
  const name = `contract_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}`);
  const url = new URL(process.env.DATABASE_URL);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
