import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { serverKeys } from '../db/schema';
import { randomSecret } from '../tokens';

const purpose = 'address of a deleted account';

/** The installation's key for one purpose. The first process that needs it creates it. */
async function keyOf(orm: Orm): Promise<string> {
  await orm.insert(serverKeys).values({ purpose, key: randomSecret() }).onConflictDoNothing();
  const [found] = await orm
    .select({ key: serverKeys.key })
    .from(serverKeys)
    .where(eq(serverKeys.purpose, purpose));
  if (!found) throw new Error('the key went while it was read');
  return found.key;
}

export type EmailHash = ReturnType<typeof createEmailHash>;

/**
 * Keyed hash of an address normalised by `normalizeEmail`. The database and the environment each have half of the key,
 * so that a copy of one of them does not reveal whose hash it is.
 */
export const createEmailHash =
  (secret = '') =>
  async (orm: Orm, email: string): Promise<string> =>
    createHmac('sha256', `${secret}\n${await keyOf(orm)}`)
      .update(email)
      .digest('base64url');
