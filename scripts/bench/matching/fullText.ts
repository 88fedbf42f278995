// The baseline: plain full-text ranking of any word of a request in each offer, by `ts_rank`.
import { PGlite } from '@electric-sql/pglite';
import type { Lang } from '../../../src/lib/lang';
import type { Person } from '../../../src/server/modules/matching/engine/types';

const configurations = { ru: 'russian', en: 'english' } as const satisfies Record<Lang, string>;

const offerOf = ({ position, about, goal, tags }: Person): string =>
  [position, about, goal, ...tags].join('. ');

/** For each of `asking` the ids of the matches, best first. */
export async function rankByFullText(
  everybody: readonly Person[],
  asking: readonly Person[],
): Promise<Map<string, string[]>> {
  const database = await PGlite.create();
  try {
    await database.exec('create table offers (id text primary key, words tsvector not null)');
    for (const person of everybody)
      await database.query('insert into offers values ($1, to_tsvector($2::regconfig, $3))', [
        person.id,
        configurations[person.lang],
        offerOf(person),
      ]);
    const found = new Map<string, string[]>();
    for (const { id, lang, lookingFor, goal } of asking) {
      const { rows } = await database.query<{ id: string }>(
        `with asked as (select replace(plainto_tsquery($1::regconfig, $2)::text, '&', '|')::tsquery as words)
         select id from offers, asked where offers.words @@ asked.words and id <> $3
         order by ts_rank(offers.words, asked.words) desc, id limit 3`,
        [configurations[lang], `${lookingFor} ${goal}`, id],
      );
      found.set(
        id,
        rows.map((row) => row.id),
      );
    }
    return found;
  } finally {
    await database.close();
  }
}
