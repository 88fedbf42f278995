import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openDatabase, type Database } from '../db/database';
import { startEmbedded } from '../db/embedded';
import { migrate } from '../db/migrate';
import type { Env } from '../env';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
  }
}

/**
 * Opens the database of DATABASE_URL, or the embedded one in DATA_DIR, and brings its tables up to date.
 * `onLost` is called when the embedded one ends by itself: nothing works from then on.
 */
export async function registerDatabase(
  app: FastifyInstance,
  env: Env,
  onLost: (reason: string) => void,
): Promise<void> {
  const embedded = env.DATABASE_URL ? undefined : await startEmbedded(resolve(env.DATA_DIR));
  const db = openDatabase(
    {
      ...(embedded?.connection ?? { connectionString: env.DATABASE_URL }),
      max: 10,
      connectionTimeoutMillis: 10_000,
    },
    (error) => app.log.warn({ err: error }, 'an idle database connection broke'),
  );
  const close = async () => {
    await db.close();
    await embedded?.stop();
  };
  try {
    await migrate(db.pool);
  } catch (error) {
    await close();
    throw error;
  }
  embedded?.onLost(onLost);
  app.decorate('db', db);
  app.addHook('onClose', close);
}
