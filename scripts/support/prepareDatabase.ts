import { resolve } from 'node:path';
import { startEmbedded } from '../../src/server/db/embedded';
import { migrate } from '../../src/server/db/migrate';
import { readEnv } from '../../src/server/env';

/**
 * Creates the embedded database and its tables in advance, so that the server's first start is faster. A failure is
 * left to the server, which reports it at its start.
 */
export async function prepareDatabase(): Promise<void> {
  try {
    const { DATABASE_URL, DATA_DIR } = readEnv();
    if (DATABASE_URL) return;
    const embedded = await startEmbedded(resolve(DATA_DIR));
    await migrate(embedded.connection).finally(() => embedded.stop());
  } catch {
    // The server says it.
  }
}
