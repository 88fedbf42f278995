import { and, asc, desc, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { DirectoryPage } from '../../../generated/api/directory';
import type { Language } from '../../../generated/api/shared';
import type { Database, Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { foldWords, isLike, likeness } from '../../search/likeWords';
import { hasWords } from '../../search/wordForms';
import { cardColumns, presentCard } from './cards';
import { cut, placeOf } from './keyset';
import { foundBy, isAfter, nameKey, nameOf, type Scope } from './scope';

const pageSize = 20;
/** Where word forms find fewer, those written alike are looked for too. */
const few = 5;

export interface DirectoryQuery {
  search?: string;
  tag?: readonly string[];
  city?: readonly string[];
  lang?: readonly Language[];
  page?: number;
  next?: string;
}

/** Whom the filters leave. Those of one filter may have any of what it names. */
function filtered({ tag = [], city = [], lang = [] }: DirectoryQuery, { community }: Scope): SQL | undefined {
  return and(
    tag.length > 0 ? sql`${participants.tags} && ${sql.param([...tag])}::text[]` : undefined,
    city.length > 0 ? and(participants.showLocation, inArray(participants.city, [...city])) : undefined,
    lang.length > 0
      ? sql`${participants.userId} in (select ${users.id} from ${users} where ${inArray(
          sql`coalesce(${users.preferredLang}, ${community.lang})`,
          lang.map((each) => each.toLowerCase()),
        )})`
      : undefined,
  );
}

const cards = (orm: Orm) =>
  orm
    .select({ ...cardColumns, lookingFor: participants.lookingFor })
    .from(participants)
    .$dynamic();

type Card = Awaited<ReturnType<typeof cards>>[number];

const present = (card: Card) => ({ subject: presentCard(card), lookingFor: card.lookingFor });

/** Up to a page of those written like a search, the likest first, but for some. */
const alike = (
  { db }: { db: Pick<Database, 'transaction'> },
  search: string,
  where: SQL | undefined,
  but: readonly string[],
): Promise<Card[]> =>
  db.transaction(async ({ orm }) => {
    const words = await foldWords(orm, search);
    if (words.length === 0) return [];
    return cards(orm)
      .where(
        and(where, ...words.map(isLike), but.length > 0 ? notInArray(participants.id, [...but]) : undefined),
      )
      .orderBy(desc(likeness(words)), nameKey, asc(participants.id))
      .limit(pageSize - but.length);
  });

/** C07. */
export async function findParticipants(
  { db }: { db: Pick<Database, 'orm' | 'transaction'> },
  scope: Scope,
  viewer: Member,
  query: DirectoryQuery,
): Promise<DirectoryPage> {
  const { next, page = 0 } = query;
  const search = query.search?.trim() ?? '';
  const meant = and(foundBy(scope, viewer), filtered(query, scope));
  const rows = await cards(db.orm)
    .where(and(meant, search ? hasWords(search) : undefined, next ? isAfter(placeOf(next, 2)) : undefined))
    .orderBy(nameKey, asc(participants.id))
    .limit(pageSize + 1)
    .offset(next ? 0 : page * pageSize);
  const { shown, ...more } = cut(rows, pageSize, (row) => [nameOf(row), row.id]);
  const isFew = search !== '' && !next && page === 0 && shown.length < few;
  const others = isFew
    ? await alike(
        { db },
        search,
        meant,
        shown.map(({ id }) => id),
      )
    : [];
  return { items: [...shown, ...others].map(present), page, ...more };
}
