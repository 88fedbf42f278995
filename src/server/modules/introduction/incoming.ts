import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { IntroductionPage } from '../../../generated/api/introduction';
import type { Lang } from '../../../lib/lang';
import type { Database, Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { bookmarks, invitationAcceptances, participants, relations } from '../../db/schema';
import { isDelivered } from '../../people/delivered';
import { mayWriteIn, mayWriteTo } from '../../people/mayWrite';
import { mostCounted, pageOf, pageSize } from '../../people/paging';
import { cardColumns, presentCard } from '../../people/personCard';
import { forEachSees, type Sees } from '../../people/viewing';
import { isInListsOf } from '../../people/visible';
import { createNewConnections } from './newConnections';
import { givenBy, places, type Reading } from './pages';

const own = alias(relations, 'own');
const { viewerId, communityId, now } = places;

/** Whether the sender of an introduction is who invited the member. */
const isInviter = sql<boolean>`exists (select from ${invitationAcceptances}
  where ${invitationAcceptances.inviterId} = ${relations.participantId}
  and ${invitationAcceptances.communityId} = ${relations.communityId}
  and ${invitationAcceptances.userId} = (select reader.user_id from ${participants} as reader where reader.id = ${viewerId}))`;

const isOwn = and(eq(own.participantId, viewerId), eq(own.subjectId, participants.id));

/** Whether an introduction waits for a member's answer. Needs the sender, and the member's `own` relation to them. */
const isWaiting = (sees: Sees): SQL | undefined =>
  and(
    eq(relations.subjectId, viewerId),
    isDelivered(now),
    isNull(relations.declinedAt),
    isNull(own.participantId),
    isInListsOf({ communityId, viewerId, sees, now }),
  );

/** How many introductions wait for a member's answer, up to a maximum. */
export function createIncomingCount({ prepare }: Pick<Database, 'prepare'>) {
  const read = forEachSees((sees) =>
    prepare(`number of introductions to ${sees}`, (orm) =>
      orm
        .select({ one: sql`1` })
        .from(relations)
        .innerJoin(participants, eq(participants.id, relations.participantId))
        .leftJoin(own, isOwn)
        .where(isWaiting(sees))
        .limit(mostCounted),
    ),
  );
  return async ({ config, now: at, ...viewing }: Omit<Reading, 'orm' | 'page'>): Promise<number> => {
    const given = { viewerId: viewing.viewerId, communityId: config.id, now: at.toISOString() };
    return (await read[viewing.sees](given)).length;
  };
}

/** M05: introductions that wait for a member's answer, the oldest first, and who has accepted one of theirs. */
export function createIntroductionList(
  db: Pick<Database, 'orm' | 'prepare'>,
  reasonsOf: FastifyInstance['readReasons'],
) {
  const queryFor = (sees: Sees) => (orm: Orm, offset: number) =>
    orm
      .select({
        person: { ...cardColumns, about: participants.about, lookingFor: participants.lookingFor },
        introMessage: relations.introMessage,
        introMessageLang: relations.introMessageLang,
        sentAt: relations.createdAt,
        invited: isInviter,
        mayWrite: mayWriteTo(sql`${viewerId}::text`, participants.id),
        bookmarked: sql<boolean>`${bookmarks.subjectId} is not null`,
      })
      .from(relations)
      .innerJoin(participants, eq(participants.id, relations.participantId))
      .leftJoin(own, isOwn)
      .leftJoin(
        bookmarks,
        and(eq(bookmarks.participantId, viewerId), eq(bookmarks.subjectId, participants.id)),
      )
      .where(isWaiting(sees))
      .orderBy(asc(relations.createdAt), asc(participants.id))
      .limit(pageSize + 1)
      .offset(offset);
  const read = forEachSees((sees) => preparedPages(db, `introductions to ${sees}`, queryFor(sees)));
  const newConnectionsOf = createNewConnections(db);
  return async (reading: Reading, lang: Lang): Promise<IntroductionPage> => {
    const [found, connected] = await Promise.all([
      read[reading.sees](givenBy(reading)),
      // They stand above the first page.
      reading.page === 0 ? newConnectionsOf(reading) : [],
    ]);
    const { items, ...rest } = pageOf(found, reading.page);
    const people = items.map(({ person }) => person);
    const reasons = await reasonsOf(reading.orm, { ...reading, lang }, people);
    return {
      ...rest,
      ...(connected.length > 0 && { connected }),
      items: items.map(
        ({ person, introMessage, introMessageLang, sentAt, invited, bookmarked, mayWrite }) => ({
          subject: presentCard(person),
          introMessage,
          introMessageLang: introMessageLang ?? undefined,
          sentAt: sentAt.toISOString(),
          invited,
          lookingFor: person.lookingFor,
          about: person.about,
          reasons: reasons.get(person.id) ?? [],
          bookmarked,
          mayWrite: mayWriteIn(reading.config, { mayWrite }),
        }),
      ),
    };
  };
}
