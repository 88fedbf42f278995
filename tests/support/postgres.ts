import { randomBytes } from 'node:crypto';
import pg from 'pg';

interface NewDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A new database on the server at `url`: empty, or a copy of `template`, which must have no connections. */
export async function newDatabase(url: string, template?: string): Promise<NewDatabase> {
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const name = `contract_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}${template ? ` template ${template}` : ''}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { name, url: own.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
