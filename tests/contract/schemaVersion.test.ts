import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from '../../src/server/db/embedded';
import { migrate } from '../../src/server/db/migrate';
import { DatabaseTooNew, leastProgram, programVersion } from '../../src/server/db/version';

const dir = mkdtempSync(join(tmpdir(), 'version-'));
let embedded: EmbeddedDatabase;
beforeAll(async () => {
  cpSync(inject('template'), dir, { recursive: true });
  embedded = await startEmbedded(dir);
});
afterAll(async () => {
  await embedded.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function recorded(): Promise<unknown> {
  const client = new pg.Client(embedded.connection);
  await client.connect();
  const { rows } = await client.query('select * from schema_version').finally(() => client.end());
  return rows;
}

describe('the version of the tables', () => {
  it('is one that this program may use', () => expect(leastProgram).toBeLessThanOrEqual(programVersion));

  it('is written down; a program before it is told so in words, and changes nothing', async () => {
    expect(await recorded()).toEqual([{ id: 1, least_program: leastProgram }]);
    await migrate(embedded.connection, { program: 8, least: 7 });
    expect(await recorded()).toEqual([{ id: 1, least_program: 7 }]);
    const older = migrate(embedded.connection, { program: 6, least: 6 });
    await expect(older).rejects.toThrow(DatabaseTooNew);
    await expect(older).rejects.toThrow(/only versions from 7 on may use it, and this one is 6/);
    await migrate(embedded.connection, { program: 7, least: 3 });
    expect(await recorded()).toEqual([{ id: 1, least_program: 7 }]);
  });
});
