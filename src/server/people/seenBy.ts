import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { blocks, participants } from '../db/schema';
import { viewersOf } from './circle';
import { isShown } from './membershipState';
import type { Sees } from './viewing';

/** Whether a viewer sees a person, by which members the viewer sees. */
export type SeenBy = (viewerId: string, sees: Sees) => boolean;

interface Asked {
  communityId: string;
  personIds: readonly string[];
  /** The viewers who see their circle alone. Others are not asked for: they see everybody. */
  circleViewers: readonly string[];
  now: Date;
}

/**
 * Who sees some people: the condition `isVisibleTo` the other way round, for many viewers at once. One query by the own
 * rows of those people, however many viewers there are. People who are missing are seen by nobody.
 */
export async function readSeenBy(
  { orm }: Pick<Database, 'orm'>,
  { communityId, personIds, circleViewers, now }: Asked,
): Promise<ReadonlyMap<string, SeenBy>> {
  const person = participants.id;
  const among = sql.param([...circleViewers]);
  const knowing =
    circleViewers.length === 0
      ? sql<string[]>`array[]::text[]`
      : sql<string[]>`array(
          select knowing.viewer_id from (${viewersOf({ personId: sql`${person}`, now })}) as knowing
          where knowing.viewer_id in (select unnest(${among}::text[]))
        )`;
  const rows = await orm
    .select({
      id: person,
      publicPage: participants.publicPage,
      apart: sql<string[]>`array(
        select ${blocks.subjectId} from ${blocks} where ${blocks.participantId} = ${person}
        union all
        select ${blocks.participantId} from ${blocks} where ${blocks.subjectId} = ${person}
      )`,
      knowing,
    })
    .from(participants)
    .where(and(inArray(person, [...personIds]), eq(participants.communityId, communityId), isShown));
  return new Map(
    rows.map(({ id, publicPage, apart, knowing: known }) => {
      const [apartFrom, viewers] = [new Set(apart), new Set(known)];
      const seenBy: SeenBy = (viewerId, sees) => {
        if (viewerId === id || apartFrom.has(viewerId)) return false;
        if (sees === 'everybody') return true;
        return sees === 'circle' && (publicPage === true || viewers.has(viewerId));
      };
      return [id, seenBy];
    }),
  );
}
