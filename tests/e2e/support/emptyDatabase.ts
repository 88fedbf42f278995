import { join } from 'node:path';
import { builtDir } from '../../../scripts/support/dist';
import { startEmbedded } from '../../../src/server/db/embedded';
import { migrate } from '../../../src/server/db/migrate';

/** Makes an embedded database with all tables, and nothing in them, which servers of tests start from a copy of. */
export async function makeEmptyDatabase(dir: string): Promise<void> {
  const database = await startEmbedded(dir, join(builtDir(), 'server/embeddedProcess.js'));
  await migrate(database.connection).finally(database.stop);
}
