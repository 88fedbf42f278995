import { and, asc, desc, eq, isNotNull, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type {
  ContactCard,
  ContactPage,
  IntroductionPage,
  PersonPage,
  RelationList,
} from '../../../generated/api/introduction';
import type { Lang } from '../../../lib/lang';
import type { Database, Orm } from '../../db/database';
import { blocks, bookmarks, connections, matchingResults, participants, relations } from '../../db/schema';
import { contactColumns, personCard, personColumns, readableContacts } from './person';
import { isDelivered, stateOf } from './state';
import { isThereFor, visibleTo } from '../../guards/visible';

/** Entries of a page. */
export const pageSize = 20;

export interface Reading {
  orm: Orm;
  config: CommunityConfig;
  viewerId: string;
  now: Date;
  page: number;
}

/** A page of rows that were asked for with one more than it holds. */
export const pageOf = <Row>(rows: readonly Row[], page: number) => ({
  items: rows.slice(0, pageSize),
  page,
  hasMore: rows.length > pageSize,
});

const own = alias(relations, 'own');
const theirs = alias(relations, 'theirs');

/** What the queries made ready are asked with. */
const [viewerId, communityId, asked, offset] = ['viewerId', 'communityId', 'now', 'offset'].map((name) =>
  sql.placeholder(name),
) as [Placeholder, Placeholder, Placeholder, Placeholder];
const viewing = { communityId, viewerId };

const givenBy = (reading: Reading) => ({
  viewerId: reading.viewerId,
  communityId: reading.config.id,
  now: reading.now.toISOString(),
  offset: reading.page * pageSize,
});

/** What a list can be read without: nobody is looked up for what makes no difference. */
interface Left {
  /** Whatever the others have decided, as where the member's own decision says all. */
  theirs?: boolean;
  /** The matchings of connections, as where there are none. */
  matchings?: boolean;
}

/** What is read beside each person of a list: what both have decided, the connection, its matching and the bookmark. */
function besides(orm: Orm, without: Left) {
  const unless = (left: boolean | undefined, on: SQL | undefined) => (left ? sql`false` : on);
  const pairIs = (first: unknown, second: unknown): SQL =>
    sql`${first} = least(${viewerId}, ${participants.id}) and ${second} = greatest(${viewerId}, ${participants.id})`;
  return orm
    .select({
      person: contactColumns,
      own,
      incoming: sql<boolean>`${theirs.participantId} is not null`,
      connectedAt: connections.connectedAt,
      matchingId: matchingResults.matchingId,
      matchingResultId: matchingResults.id,
      score: matchingResults.score,
      couldNotMeet: matchingResults.couldNotMeet,
      note: matchingResults.note,
      bookmarkedAt: bookmarks.createdAt,
    })
    .from(participants)
    .leftJoin(own, and(eq(own.participantId, viewerId), eq(own.subjectId, participants.id)))
    .leftJoin(
      theirs,
      unless(
        without.theirs,
        and(
          eq(theirs.participantId, participants.id),
          eq(theirs.subjectId, viewerId),
          eq(theirs.relationType, 'LIKE'),
          isNull(theirs.declinedAt),
          sql`${theirs.deliverAt} <= ${asked}::timestamptz`,
          sql`(${theirs.heldAt} is null or ${theirs.passedAt} is not null)`,
        ),
      ),
    )
    .leftJoin(connections, pairIs(connections.firstId, connections.secondId))
    .leftJoin(
      matchingResults,
      unless(
        without.matchings,
        and(eq(matchingResults.matchingId, connections.matchingId), eq(matchingResults.viewerId, viewerId)),
      ),
    )
    .leftJoin(
      bookmarks,
      and(eq(bookmarks.participantId, viewerId), eq(bookmarks.subjectId, participants.id)),
    );
}

type Row = Awaited<ReturnType<typeof besides>>[number];

function contactCard(
  { person, own: decided, incoming, ...row }: Row,
  at: Date,
  config: CommunityConfig,
): ContactCard {
  const connected = row.connectedAt !== null;
  return {
    subject: personCard(person),
    relation: stateOf({ own: decided ?? undefined, incoming, connected }),
    bookmarked: row.bookmarkedAt !== null,
    contacts: readableContacts(person, connected ? 'connection' : 'member', config),
    at: at.toISOString(),
    connectedAt: row.connectedAt?.toISOString() ?? null,
    introMessage: decided?.introMessage ?? null,
    hiddenFor: decided?.relationType === 'DISLIKE' ? decided.note : null,
    matchingId: row.matchingId,
    matchingResultId: row.matchingResultId,
    score: row.score,
    couldNotMeet: row.couldNotMeet ?? false,
    note: row.note,
  };
}

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

/** M05: introductions that wait for a member's answer, the oldest first. */
export function createIntroductionList(
  { ready }: Pick<Database, 'ready'>,
  reasonsOf: FastifyInstance['readReasons'],
) {
  const read = ready('introductions', (orm) =>
    orm
      .select({
        person: { ...personColumns, about: participants.about, lookingFor: participants.lookingFor },
        introMessage: relations.introMessage,
        sentAt: relations.createdAt,
      })
      .from(relations)
      .innerJoin(participants, eq(participants.id, relations.participantId))
      .leftJoin(own, and(eq(own.participantId, viewerId), eq(own.subjectId, participants.id)))
      .where(
        and(
          eq(relations.subjectId, viewerId),
          isDelivered(asked),
          isNull(relations.declinedAt),
          isNull(own.participantId),
          visibleTo(viewing),
        ),
      )
      .orderBy(asc(relations.createdAt), asc(participants.id))
      .limit(pageSize + 1)
      .offset(offset),
  );
  return async (reading: Reading, lang: Lang): Promise<IntroductionPage> => {
    const { items, ...rest } = pageOf(await read(givenBy(reading)), reading.page);
    const people = items.map(({ person }) => person);
    const reasons = await reasonsOf(reading.orm, { ...reading, lang }, people);
    return {
      ...rest,
      items: items.map(({ person, introMessage, sentAt }) => ({
        ...{ subject: personCard(person), introMessage, sentAt: sentAt.toISOString() },
        ...{ lookingFor: person.lookingFor, about: person.about, reasons: reasons.get(person.id) ?? [] },
      })),
    };
  };
}
