import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { participants } from '../db/schema';
import { forEachSees, type Viewing } from './viewing';
import { isVisibleTo } from './visible';

/** Whether one member of a community is visible to another, by a prepared statement. */
export function createVisibilityCheck({ prepare }: Pick<Database, 'prepare'>, now: () => Date) {
  const [communityId, viewerId, subjectId] = ['communityId', 'viewerId', 'subjectId'].map((name) =>
    sql.placeholder(name),
  ) as [ReturnType<typeof sql.placeholder>, ReturnType<typeof sql.placeholder>, unknown];
  const read = forEachSees((sees) =>
    prepare(`is there for ${sees}`, (orm) =>
      orm
        .select({ id: participants.id })
        .from(participants)
        .where(
          and(
            eq(participants.id, subjectId as string),
            isVisibleTo({ communityId, viewerId, sees, now: sql.placeholder('now') }),
          ),
        ),
    ),
  );
  return async (
    { sees, ...viewing }: Pick<Viewing, 'sees'> & { communityId: string; viewerId: string },
    subject: string,
  ): Promise<boolean> =>
    (await read[sees]({ ...viewing, subjectId: subject, now: now().toISOString() })).length > 0;
}
