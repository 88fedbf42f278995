import { and, eq, isNull, sql, type Placeholder } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RelationState } from '../../../generated/api/shared';
import type { Database } from '../../db/database';
import { bookmarks, connections, relations } from '../../db/schema';
import { isDelivered } from '../../people/delivered';
import { isOpenToAll, type Connecting } from '../../guards/mayConnect';
import { mayWriteIn, mayWriteTo, type Chatting } from '../../people/mayWrite';
import { isPairOf } from '../../people/pair';
import { isRecommendedTo } from '../../people/recommendedTo';
import { stateOf } from './state';

/** The relation of a person to a member who sees them in a list. */
interface Towards {
  relation: RelationState;
  bookmarked: boolean;
  mayWrite?: true;
}

const own = alias(relations, 'own');

/**
 * The relations of several people to a member, in one prepared statement. It runs after a page is found: as a join it
 * would be evaluated for everybody whom the list sorts.
 */
export function createRelationsTo({ prepare }: Pick<Database, 'prepare'>) {
  const [viewerId, subjectIds, asked, isOpen] = ['viewerId', 'subjectIds', 'now', 'isOpen'].map((name) =>
    sql.placeholder(name),
  ) as [Placeholder, Placeholder, Placeholder, Placeholder];
  const subjectId = sql<string>`subject.id`;
  const read = prepare('relations to', (orm) =>
    orm
      .select({
        subjectId,
        own: {
          relationType: own.relationType,
          pendingReviewSince: own.pendingReviewSince,
          approvedAt: own.approvedAt,
          declinedAt: own.declinedAt,
        },
        incoming: sql<boolean>`${relations.participantId} is not null`,
        connected: sql<boolean>`${connections.firstId} is not null`,
        bookmarked: sql<boolean>`${bookmarks.subjectId} is not null`,
        mayWrite: mayWriteTo(sql`${viewerId}::text`, subjectId),
        mayConnect: sql<boolean>`(${isOpen}::boolean or ${isRecommendedTo(sql`${viewerId}::text`, subjectId)})`,
      })
      .from(sql`jsonb_array_elements_text(${subjectIds}::jsonb) as subject (id)`)
      .leftJoin(own, and(eq(own.participantId, viewerId), eq(own.subjectId, subjectId)))
      .leftJoin(
        relations,
        and(
          eq(relations.participantId, subjectId),
          eq(relations.subjectId, viewerId),
          isDelivered(asked),
          isNull(relations.declinedAt),
        ),
      )
      .leftJoin(connections, isPairOf(connections, viewerId, subjectId))
      .leftJoin(bookmarks, and(eq(bookmarks.participantId, viewerId), eq(bookmarks.subjectId, subjectId))),
  );

  return async (
    viewer: string,
    subjects: readonly string[],
    { config, now }: { config: Connecting & Chatting; now: Date },
  ): Promise<Map<string, Towards>> => {
    const given = {
      viewerId: viewer,
      subjectIds: JSON.stringify(subjects),
      now: now.toISOString(),
      isOpen: isOpenToAll(config),
    };
    const rows = await read(given);
    return new Map(
      rows.map((row) => [
        row.subjectId,
        {
          relation: stateOf({ ...row, own: row.own ?? undefined }),
          bookmarked: row.bookmarked,
          mayWrite: mayWriteIn(config, row),
        },
      ]),
    );
  };
}
