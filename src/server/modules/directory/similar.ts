import { and, asc, desc, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database';
import { participants } from '../../db/schema';
import { foldWords, isSimilar, similarity, sameEitherWay } from '../../search/similarWords';
import { cards, type Card } from './cards';
import { nameKey } from '../../people/nameKey';

/** Maximum number of compared people. A search with more candidates resembles half of a large community. */
const mostCompared = 500;
/** Maximum time of the search, in ms. Later results are not worth waiting for. */
const patience = 1500;

function tookTooLong(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '57014') return true;
  return false;
}

const likest = (
  orm: Orm,
  words: readonly string[],
  where: SQL | undefined,
  limit: number,
): Promise<Card[]> => {
  const order = [desc(similarity(words)), nameKey, asc(participants.id)];
  return cards(orm)
    .where(
      sql`${participants.id} in (
        with likely as materialized (select * from ${participants} where ${and(where, ...words.map(isSimilar))})
        select id from (select * from likely limit ${mostCompared}) as ${participants}
        order by ${sql.join(order, sql`, `)} limit ${limit})`,
    )
    .orderBy(...order);
};

/** Up to `limit` people with spellings similar to a search, the most similar first, without the excluded ones. */
export async function findSimilar(
  { transaction }: Pick<Database, 'transaction'>,
  search: string,
  where: SQL | undefined,
  { but, limit }: { but: readonly string[]; limit: number },
): Promise<Card[]> {
  try {
    return await transaction(async ({ orm }) => {
      const words = await foldWords(orm, search, true);
      if (words.length === 0) return [];
      await orm.execute(sql`select set_config('statement_timeout', ${String(patience)}, true)`);
      const others = but.length > 0 ? notInArray(participants.id, [...but]) : undefined;
      const read = () => likest(orm, words, and(where, others), limit);
      const found = await read();
      if (found.length > 0 || words.every(({ length }) => length <= sameEitherWay)) return found;
      // Letters that changed places, or two wrong ones.
      await foldWords(orm, search);
      return read();
    });
  } catch (error) {
    if (tookTooLong(error)) return [];
    throw error;
  }
}
