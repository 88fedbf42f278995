import { or, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants } from '../db/schema';

/** Ways a folded word may be written that are one in Cyrillic: Müller, Mueller and Мюллер, Fyodor and Фёдор. */
const spellings = (folded: string): string[] => [
  ...new Set([
    folded,
    ...[/iu/g, /ue/g].map((each) => folded.replace(each, 'u')),
    folded.replace(/io/g, 'e'),
  ]),
];

/** The words of a search that are looked for. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 8);

/** Whether it repeats one letter or syllable: its few trigrams are in too many words for a misspelling. */
const isRepetition = (folded: string): boolean => `${folded}${folded}`.indexOf(folded, 1) < folded.length;

/** Letters of scripts that write names without blanks between their parts. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Matches a word of the name, the company or the position, or the beginning of one; in scripts without blanks, any part
 * of one.
 */
export const isSimilar = (folded: string): SQL | undefined =>
  or(
    sql`${participants.search} like ${`${folded}%`}`,
    sql`${participants.search} like ${unspaced.test(folded) ? `%${folded}%` : `% ${folded}%`}`,
    ...(isRepetition(folded) ? [] : spellings(folded)).map((each) => sql`${each} <% ${participants.search}`),
  );

/** How well a person matches folded words, from 0 on. */
export const similarity = (words: readonly string[]): SQL<number> =>
  sql`${sql.join(
    words.map(
      (word) =>
        sql`greatest(${sql.join(
          spellings(word).map((each) => sql`word_similarity(${each}, ${participants.search})`),
          sql`, `,
        )})`,
    ),
    sql` + `,
  )}`;

/** How like is like, from 0 to 1: one wrong letter of six is. */
const generous = sql`0.4`;
/**
 * The minimum similarity for a folded word by its length. With a lower one, a long word would match half of a large
 * community.
 */
const exacting = sql`greatest(0.4, (length(folded) - 2)::real / (length(folded) + 4) - 0.01)`;
/** At this length both measures of similarity are equal. */
export const sameEitherWay = 6;

/** The folded words of a search. Also sets the minimum similarity by its shortest word until the transaction ends. */
export async function foldWords(orm: Orm, search = '', exact = false): Promise<string[]> {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const { rows } = await orm.execute<{ folded: string }>(sql`
    select folded, set_config('pg_trgm.word_similarity_threshold', (min(${exact ? exacting : generous}) over ())::text, true)
    from (select search_fold(word) as folded from unnest(${sql.param(words)}::text[]) as word) as each
    where folded <> ''`);
  return rows.map(({ folded }) => folded);
}
