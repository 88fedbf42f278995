import type pg from 'pg';
import { CannotStart } from '../cannotStart';

/**
 * The version of this program for a database. Increases by one with each change of tables that older programs cannot
 * use.
 */
export const programVersion = 11;

/** The least version that may use the tables as this program leaves them: that of the last such change. */
export const leastProgram = 11;

/** A later program has changed the tables, and this one cannot use them. */
export class DatabaseTooNew extends CannotStart {
  override readonly name = 'DatabaseTooNew';
  constructor(least: number, own: number) {
    super(
      `The database was changed by a newer version of this program: only versions from ${least} on may use it, and this one is ${own}. ` +
        'Start the newer version, or restore a copy of the database from before the change.',
    );
  }
}

/** Throws DatabaseTooNew if a later program recorded that version `own` may not use the database. */
export async function checkVersion(client: pg.ClientBase, own: number): Promise<void> {
  const { rows: tables } = await client.query<{ is: boolean }>(
    "select to_regclass('schema_version') is not null as is",
  );
  if (!tables[0]?.is) return;
  const { rows } = await client.query<{ least: number }>('select least_program as least from schema_version');
  const least = rows[0]?.least ?? 0;
  if (least > own) throw new DatabaseTooNew(least, own);
}

/** Writes down that programs before `least` may not use the database any more. It never goes back. */
export async function recordVersion(client: pg.ClientBase, least: number): Promise<void> {
  await client.query(
    `insert into schema_version (id, least_program) values (1, $1)
     on conflict (id) do update set least_program = greatest(schema_version.least_program, excluded.least_program)`,
    [least],
  );
}
