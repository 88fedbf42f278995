import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContactPage, PersonPage, RelationList } from '../../../generated/api/introduction';
import type { Database } from '../../db/database';
import { blocks, bookmarks, connections, participants } from '../../db/schema';
import { isThereFor, visibleTo } from '../../guards/visible';
import { besides, contactCard, own, type Left, type Row } from './contactRows';
import { givenBy, pageOf, pageSize, places, type Reading } from './pages';
import { personCard, personColumns } from './person';

const { viewerId, communityId, offset } = places;
const viewing = { communityId, viewerId };

/** By the member's own rows, few as they are, and read first: whoever joins them takes the whole community. */
const isConnected = sql`${participants.id} = any(array(
  select ${connections.secondId} from ${connections} where ${connections.firstId} = ${viewerId}
  union all
  select ${connections.firstId} from ${connections} where ${connections.secondId} = ${viewerId}))`;

interface ContactList {
  which: SQL | undefined;
  /** The latest first. */
  at: PgColumn;
  key: (row: Row) => Date | null | undefined;
  without: Left;
}

const interested: ContactList = {
  which: and(visibleTo(viewing), eq(own.relationType, 'LIKE'), isNull(connections.firstId)),
  at: own.createdAt,
  key: (row) => row.own?.createdAt,
  without: { theirs: true, matchings: true },
};
const connected: ContactList = {
  which: and(visibleTo(viewing), isConnected),
  at: connections.connectedAt,
  key: (row) => row.connectedAt,
  without: { theirs: true },
};
const hidden: ContactList = {
  which: and(isThereFor(viewing), eq(own.relationType, 'DISLIKE')),
  at: own.createdAt,
  key: (row) => row.own?.createdAt,
  without: { theirs: true },
};
const bookmarked: ContactList = {
  which: and(visibleTo(viewing), isNotNull(bookmarks.createdAt)),
  at: bookmarks.createdAt,
  key: (row) => row.bookmarkedAt,
  without: {},
};

/** The lists that members keep of others: made ready once, for planning one takes longer than reading it. */
export function createKeptLists({ ready }: Pick<Database, 'ready'>) {
  function listOf(name: string, { which, at, key, without }: ContactList) {
    const read = ready(name, (orm) =>
      besides(orm, without)
        .where(which)
        .orderBy(desc(at), asc(participants.id))
        .limit(pageSize + 1)
        .offset(offset),
    );
    return async (reading: Reading): Promise<ContactPage> => {
      const { items, ...rest } = pageOf(await read(givenBy(reading)), reading.page);
      return {
        ...rest,
        items: items.map((row) => contactCard(row, key(row) ?? reading.now, reading.config)),
      };
    };
  }
  const blocked = ready('blocks', (orm) =>
    orm
      .select(personColumns)
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
    /** B04: whom a member would like to meet, is connected with, or hides; the latest first. */
    relationsOf: (reading: Reading, list: RelationList) => relationLists[list](reading),
    /** B01: whom a member bookmarked, the latest first. */
    bookmarksOf: listOf('bookmarks', bookmarked),
    /** B10: whom a member blocked, the latest first; whoever was switched off meanwhile, too. */
    blocksOf: async (reading: Reading): Promise<PersonPage> => {
      const { items, ...rest } = pageOf(await blocked(givenBy(reading)), reading.page);
      return { ...rest, items: items.map(personCard) };
    },
  };
}
