import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/support/run';
import { buildApp } from '../../src/server/app';
import { readEnv } from '../../src/server/env';
import { startEmbedded } from '../../src/server/db/embedded';
import { newDatabase } from './postgres';
import { statementDifferences, recordedStatements } from './statementDifferences';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory with a migrated, empty embedded database, to be copied. */
    template: string;
    /** The name of such a database on the server of DATABASE_URL; '' without one. */
    templateDatabase: string;
    /** The embedded database's program, built: it starts in half the time of its source. */
    databaseProgram: string;
    /** A folder for the statements that each test file sends; '' without DATABASE_URL. */
    statements: string;
  }
}

/** Beside the packages that it imports. */
async function buildDatabaseProgram(): Promise<string> {
  const outfile = join(root, `node_modules/.cache/databaseProgram-${process.pid}.mjs`);
  const program = join(root, 'src/server/db/embeddedProcess.ts');
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return outfile;
}

/** Makes every table of a database. */
async function migrated(
  env: Record<string, string>,
  then: (app: FastifyInstance) => Promise<void> = async () => undefined,
): Promise<void> {
  const app = await buildApp({ env: readEnv({ NODE_ENV: 'test', SEED: 'none', ...env }) });
  await then(app).finally(() => app.close());
}

/** Templates for new databases. No test creates one, and they are most of the files to copy. */
const unused = ['template0', 'template1'];

async function dropUnused({ db }: FastifyInstance): Promise<void> {
  for (const name of unused) {
    await db.executeSql('update pg_database set datistemplate = false where datname = $1', [name]);
    await db.executeSql(`drop database ${name}`);
  }
}

/** Fails the run if the embedded database in `dir` understands a recorded statement differently from the one at `url`. */
async function compareStatements(folder: string, url: string, dir: string, program: string): Promise<void> {
  const texts = recordedStatements(folder);
  if (texts.length === 0) return;
  const embedded = await startEmbedded(dir, program);
  const found = await statementDifferences(texts, { connectionString: url }, embedded.connection).finally(
    embedded.stop,
  );
  console.log(`${texts.length} statements compared with the embedded database, ${found.length} differ`);
  if (found.length === 0) return;
  console.error(`PostgreSQL and the embedded database differ in:\n${found.join('\n')}`);
  process.exitCode = 1;
}

/**
 * Prepares databases once: every server of the suite starts from a copy, in a second instead of five. The embedded one
 * is prepared also with DATABASE_URL, because some files test it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'contract-'));
  const database = process.env.DATABASE_URL ? await newDatabase(process.env.DATABASE_URL) : undefined;
  await migrated({ DATA_DIR: dir }, dropUnused);
  if (database) await migrated({ DATA_DIR: dir, DATABASE_URL: database.url });
  const databaseProgram = await buildDatabaseProgram();
  const statements = database ? mkdtempSync(join(tmpdir(), 'statements-')) : '';
  project.provide('statements', statements);
  project.provide('databaseProgram', databaseProgram);
  project.provide('template', dir);
  project.provide('templateDatabase', database?.name ?? '');
  return async () => {
    if (database) await compareStatements(statements, database.url, dir, databaseProgram);
    await database?.drop();
    if (statements) rmSync(statements, { recursive: true, force: true });
    rmSync(dir, { recursive: true, force: true });
    rmSync(databaseProgram, { force: true });
  };
}
