import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CommunityConfig } from '../../../config/types';
import type { ContactCard } from '../../../generated/api/introduction';
import type { Orm } from '../../db/database';
import { bookmarks, connections, matchingResults, participants, relations } from '../../db/schema';
import { mayWriteIn, mayWriteTo } from '../../people/mayWrite';
import { isPairOf } from '../../people/pair';
import { isRecommendedTo } from '../../people/recommendedTo';
import { presentCard } from '../../people/personCard';
import { places } from './pages';
import { contactColumns, readableContacts } from './readableContacts';
import { stateOf } from './state';

/** The member's relation to a person of the list. */
export const own = alias(relations, 'own');
const theirs = alias(relations, 'theirs');
const { viewerId, now, isOpen } = places;

/** Parts that a list leaves out of its query. */
export interface Left {
  /**
   * Leaves out the others' relations and who may be introduced, for lists in which the member's own relation is enough.
   */
  theirs?: boolean;
  /** Leaves out the matchings of connections. */
  matchings?: boolean;
}

/** The columns of each person of a list: both relations, the connection, its matching and the bookmark. */
export function besides(orm: Orm, without: Left) {
  const unless = (left: boolean | undefined, on: SQL | undefined) => (left ? sql`false` : on);
  return orm
    .select({
      person: contactColumns,
      own,
      incoming: sql<boolean>`${theirs.participantId} is not null`,
      message: theirs.introMessage,
      messageLang: theirs.introMessageLang,
      mayConnect: without.theirs
        ? sql<boolean>`true`
        : sql<boolean>`(${isOpen}::boolean or ${isRecommendedTo(sql`${viewerId}::text`, participants.id)})`,
      mayWrite: mayWriteTo(sql`${viewerId}::text`, participants.id),
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
          sql`${theirs.deliverAt} <= ${now}::timestamptz`,
          sql`(${theirs.pendingReviewSince} is null or ${theirs.approvedAt} is not null)`,
        ),
      ),
    )
    .leftJoin(connections, isPairOf(connections, viewerId, participants.id))
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

export type Row = Awaited<ReturnType<typeof besides>>[number];

/** Maps a person of a list to the response for the member. */
export function contactCard(
  { person, own: decided, incoming, ...row }: Row,
  at: Date,
  config: CommunityConfig,
): ContactCard {
  const connected = row.connectedAt !== null;
  const { mayConnect } = row;
  const relation = stateOf({ own: decided ?? undefined, incoming, connected, mayConnect });
  const waits = relation === 'INCOMING';
  return {
    subject: presentCard(person),
    relation,
    bookmarked: row.bookmarkedAt !== null,
    mayWrite: mayWriteIn(config, row),
    contacts: readableContacts(person, connected ? 'connection' : 'member', config),
    at: at.toISOString(),
    connectedAt: row.connectedAt?.toISOString() ?? null,
    introMessage: decided?.introMessage ?? null,
    message: (waits && row.message) || undefined,
    messageLang: (waits && row.messageLang) || undefined,
    hiddenFor: decided?.relationType === 'DISLIKE' ? decided.note : null,
    matchingId: row.matchingId,
    matchingResultId: row.matchingResultId,
    score: row.score,
    couldNotMeet: row.couldNotMeet ?? false,
    note: row.note,
  };
}
