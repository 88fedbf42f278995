import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContactPage, PersonPage, RelationList } from '../../../generated/api/introduction';
import type { Database } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { blocks, bookmarks, connections, participants } from '../../db/schema';
import { pageOf, pageSize } from '../../people/paging';
import { cardColumns, presentCard } from '../../people/personCard';
import { forEachSees, type Sees, type Viewing } from '../../people/viewing';
import { isInListsOf, isVisibleTo } from '../../people/visible';
import { besides, contactCard, own, type Left, type Row } from './contactRows';
import { givenBy, places, type Reading } from './pages';

const { viewerId, communityId, now } = places;

/**
 * The ids of a page of the member's connections, by their own few rows. Joining those rows with all participants would
 * read the whole community.
 */
const connectedOn = (viewing: Viewing, offset: number): SQL => sql`${participants.id} = any(array(
  select mine.id from (
    select ${connections.secondId} as id, ${connections.connectedAt} as at from ${connections} where ${connections.firstId} = ${viewerId}
    union all
    select ${connections.firstId}, ${connections.connectedAt} from ${connections} where ${connections.secondId} = ${viewerId}) as mine
  join lateral (select from ${participants} where ${participants.id} = mine.id and ${isInListsOf(viewing)} limit 1) as shown on true
  order by mine.at desc, mine.id limit ${pageSize + 1} offset ${offset}))`;

interface ContactList {
  which?: (viewing: Viewing) => SQL | undefined;
  /** The ids of the page at an offset, if the query does not find them by itself. */
  whichOn?: (viewing: Viewing, offset: number) => SQL;
  /** The latest first. */
  at: PgColumn;
  key: (row: Row) => Date | null | undefined;
  without: Left;
}

const interested: ContactList = {
  which: (viewing) => and(isInListsOf(viewing), eq(own.relationType, 'LIKE'), isNull(connections.firstId)),
  at: own.createdAt,
  key: (row) => row.own?.createdAt,
  without: { theirs: true, matchings: true },
};
const connected: ContactList = {
  whichOn: connectedOn,
  at: connections.connectedAt,
  key: (row) => row.connectedAt,
  without: { theirs: true },
};
const hidden: ContactList = {
  which: (viewing) => and(isVisibleTo(viewing), eq(own.relationType, 'DISLIKE')),
  at: own.createdAt,
  key: (row) => row.own?.createdAt,
  without: { theirs: true },
};
const bookmarked: ContactList = {
  which: (viewing) => and(isInListsOf(viewing), isNotNull(bookmarks.createdAt)),
  at: bookmarks.createdAt,
  key: (row) => row.bookmarkedAt,
  without: {},
};

/** The lists that members keep of others. Prepared statements, because planning one takes longer than reading it. */
export function createKeptLists(db: Pick<Database, 'orm' | 'prepare'>) {
  function listOf(name: string, { which, whichOn, at, key, without }: ContactList) {
    const read = forEachSees((sees: Sees) =>
      preparedPages(db, `${name} to ${sees}`, (orm, offset) => {
        const viewing = { communityId, viewerId, sees, now };
        return besides(orm, without)
          .where(whichOn ? whichOn(viewing, offset) : which?.(viewing))
          .orderBy(desc(at), asc(participants.id))
          .limit(pageSize + 1)
          .offset(whichOn ? 0 : offset);
      }),
    );
    return async (reading: Reading): Promise<ContactPage> => {
      const { items, ...rest } = pageOf(await read[reading.sees](givenBy(reading)), reading.page);
      return {
        ...rest,
        items: items.map((row) => contactCard(row, key(row) ?? reading.now, reading.config)),
      };
    };
  }
  const blocked = preparedPages(db, 'blocks', (orm, offset) =>
    orm
      .select(cardColumns)
      .from(blocks)
      .innerJoin(participants, eq(participants.id, blocks.subjectId))
      .where(and(eq(blocks.participantId, viewerId), eq(participants.communityId, communityId)))
      .orderBy(desc(blocks.createdAt), asc(participants.id))
      .limit(pageSize + 1)
      .offset(offset),
  );
  const relationLists = {
    INTERESTED: listOf('interested', interested),
    CONNECTED: listOf('connected', connected),
    HIDDEN: listOf('hidden', hidden),
  } satisfies Record<RelationList, unknown>;
  return {
    /** B04: the people whom a member would like to meet, is connected with, or hides; the latest first. */
    relationsOf: (reading: Reading, list: RelationList) => relationLists[list](reading),
    /** B01: bookmarked people, the latest first. */
    bookmarksOf: listOf('bookmarks', bookmarked),
    /** B10: blocked people, the latest first, including those whom managers have hidden. */
    blocksOf: async (reading: Reading): Promise<PersonPage> => {
      const { items, ...rest } = pageOf(await blocked(givenBy(reading)), reading.page);
      return { ...rest, items: items.map(presentCard) };
    },
  };
}
