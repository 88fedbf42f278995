import { and, asc, inArray, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { DirectoryPage } from '../../../generated/api/directory';
import type { Language } from '../../../generated/api/shared';
import type { Lang } from '../../../lib/lang';
import type { Database, Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { participants, users } from '../../db/schema';
import type { Member } from '../../guards/membership';
import type { Introductions } from '../introduction/module';
import { cards, type Card } from './cards';
import { cut, placeOf } from './keyset';
import { findSimilar } from './similar';
import { findFiltered, placeOfFound } from './filtered';
import { nameKey, nameKeyOf } from '../../people/nameKey';
import { pageSize } from '../../people/paging';
import { presentCard } from '../../people/personCard';
import { foundBy, foundIn, isAfterPlace, type Scope } from './scope';

/** If word forms find fewer, similar spellings are searched, too. */
const few = 5;

interface DirectoryQuery {
  search?: string;
  tag?: readonly string[];
  city?: readonly string[];
  lang?: readonly Language[];
  page?: number;
  next?: string;
}

/** Whether a member's language is one of some. A member without a choice has the community's. */
function speaks(lang: readonly Language[], communitys: Lang): SQL | undefined {
  const asked = lang.map((each) => each.toLowerCase() as Lang);
  const chosen = inArray(users.preferredLang, asked);
  return asked.includes(communitys) ? or(chosen, isNull(users.preferredLang)) : chosen;
}

/** The condition of the filters. Within one filter, any of its values matches. */
function filtered({ tag = [], city = [], lang = [] }: DirectoryQuery, { community }: Scope): SQL | undefined {
  return and(
    tag.length > 0 ? sql`${participants.tags} && ${sql.param([...tag])}::text[]` : undefined,
    city.length > 0 ? and(participants.showLocation, inArray(participants.city, [...city])) : undefined,
    lang.length > 0
      ? sql`${participants.userId} in (select ${users.id} from ${users} where ${speaks(lang, community.lang)})`
      : undefined,
  );
}

interface Asking {
  relationsTo: Introductions['relationsTo'];
  config: Scope;
  now: Date;
}

/** Maps found people to the response, with their relations to the caller. */
async function present(found: readonly Card[], viewerId: string, { relationsTo, ...by }: Asking) {
  const known = await relationsTo(
    viewerId,
    found.map(({ id }) => id),
    by,
  );
  return found.map((card) => ({
    subject: presentCard(card),
    lookingFor: card.lookingFor,
    lookingForLang: card.lookingForLang ?? undefined,
    ...(known.get(card.id) ?? { relation: 'NONE' as const, bookmarked: false }),
  }));
}

const [viewerId, communityId, name, lastId] = ['viewerId', 'communityId', 'name', 'lastId'].map((each) =>
  sql.placeholder(each),
) as [Placeholder, Placeholder, Placeholder, Placeholder];

const inOrder = (orm: Orm, where: SQL | undefined) =>
  cards(orm)
    .where(where)
    .orderBy(nameKey, asc(participants.id))
    .limit(pageSize + 1);

/**
 * C07. The whole community is the most frequent list and uses prepared statements; searches and filters have statements
 * of their own.
 */
export function createDirectory(
  db: Pick<Database, 'orm' | 'prepare' | 'transaction'>,
  { relationsTo }: Pick<Introductions, 'relationsTo'>,
) {
  const everybody = foundIn({ communityId, viewerId, sees: 'everybody', now: sql.placeholder('now') });
  const page = preparedPages(db, 'members', (orm, offset) => inOrder(orm, everybody).offset(offset));
  const after = db.prepare('members after', (orm) =>
    inOrder(orm, and(everybody, isAfterPlace(name, lastId))),
  );

  function readAll({ id }: Scope, { membership }: Member, { next, page: at = 0 }: DirectoryQuery) {
    const given = { viewerId: membership?.participantId ?? '', communityId: id };
    if (!next) return page({ ...given, offset: at * pageSize });
    const [lastName, last] = placeOf(next, 2);
    return after({ ...given, name: lastName, lastId: last });
  }

  return async (scope: Scope, viewer: Member, query: DirectoryQuery, now: Date): Promise<DirectoryPage> => {
    const { next, page: at = 0 } = query;
    const search = query.search?.trim().replace(/\s+/g, ' ');
    const filters = filtered(query, scope);
    const found = foundBy(scope, viewer, now);
    const meant = and(found, filters);
    const isFiltered = search !== undefined || filters !== undefined || !scope.community.transparent;
    const rows = isFiltered
      ? await findFiltered(db.orm, {
          communityId: scope.id,
          transparent: scope.community.transparent,
          found,
          filters,
          search,
          next,
          offset: next ? 0 : at * pageSize,
          limit: pageSize + 1,
        })
      : await readAll(scope, viewer, query);
    const place = isFiltered ? placeOfFound : (row: Card) => [nameKeyOf(row), row.id];
    const { shown, ...more } = cut(rows, pageSize, place);
    const isFew = search !== undefined && !next && at === 0 && shown.length < few;
    const others = isFew
      ? await findSimilar(db, search, meant, {
          but: shown.map(({ id }) => id),
          limit: pageSize - shown.length,
        })
      : [];
    const viewerId = viewer.membership?.participantId ?? '';
    return {
      items: await present([...shown, ...others], viewerId, { relationsTo, config: scope, now }),
      page: at,
      ...more,
    };
  };
}
