import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { embeddedBounds, poolBounds, remoteBounds, type DatabaseBounds } from '../db/bounds';
import { openDatabase, type Database } from '../db/database';
import { startEmbedded } from '../db/embedded';
import { migrate } from '../db/migrate';
import { sharesOneSession } from '../db/oneSession';
import type { Env } from '../env';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
  }
}

export interface DatabaseOptions {
  /** How long the database is waited for. */
  bounds?: DatabaseBounds;
  /** Another build of the embedded database's program. */
  program?: string;
}

/**
 * Opens the database of DATABASE_URL, or the embedded one in DATA_DIR, and brings its tables up to date.
 * `onExit` is called when the embedded one ends by itself: nothing works from then on.
 */
export async function registerDatabase(
  app: FastifyInstance,
  env: Env,
  onExit: (reason: string) => void,
  { bounds, program }: DatabaseOptions = {},
): Promise<void> {
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(resolve(env.DATA_DIR), program);
  const connection = embedded?.connection ?? { connectionString: env.DATABASE_URL };
  let oneSession: boolean;
  try {
    const owns = await migrate(connection);
    const by = owns
      ? 'by its chain alone: this role owns the tables'
      : 'by the rights of this role, and its chain';
    app.log.info(`the audit is protected ${by}`);
    oneSession = await sharesOneSession(connection);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const db = openDatabase(
    { ...connection, ...poolBounds(bounds ?? (embedded ? embeddedBounds : remoteBounds)), max: 10 },
    (error) => app.log.warn({ err: error }, 'an idle database connection broke'),
    oneSession,
  );
  embedded?.onExit(onExit);
  app.decorate('db', db);
  app.addHook('onClose', async () => {
    await db.close();
    await embedded?.stop();
  });
}
