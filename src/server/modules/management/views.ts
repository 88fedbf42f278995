import { and, asc, count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { MemberView, SaveViewBody } from '../../../generated/api/member';
import { cleanLine } from '../../../lib/rules/text';
import { brokenConstraint, type Orm } from '../../db/database';
import { memberViews } from '../../db/schema';
import { AppError } from '../../errors';
import { randomId } from '../../tokens';

/** Saved lists that a community has at most. */
const most = 50;

const refused = (message: string) => new AppError(1100, { details: [{ path: 'title', message }] });

const present = ({ id, title, query, columns }: typeof memberViews.$inferSelect): MemberView => ({
  id,
  title,
  query,
  columns: columns as MemberView['columns'],
});

/** D26. */
export async function viewsOf(orm: Orm, communityId: string): Promise<MemberView[]> {
  const rows = await orm
    .select()
    .from(memberViews)
    .where(eq(memberViews.communityId, communityId))
    .orderBy(asc(memberViews.title))
    .limit(most);
  return rows.map(present);
}

/** D27. Throws 1100 for a title that is in use, and for too many views. */
export async function saveView(
  { db, audit }: FastifyInstance,
  { communityId, actor }: { communityId: string; actor: string },
  body: SaveViewBody,
  now: Date,
): Promise<MemberView> {
  const title = cleanLine(body.title);
  if (!title) throw refused('is required');
  return db
    .transaction(async ({ orm }) => {
      const [there] = await orm
        .select({ total: count() })
        .from(memberViews)
        .where(eq(memberViews.communityId, communityId));
      if ((there?.total ?? 0) >= most) throw refused(`there are ${most} already: delete one first`);
      const { query, columns } = body;
      const [view] = await orm
        .insert(memberViews)
        .values({ id: randomId(), communityId, title, query, columns, createdAt: now })
        .returning();
      await audit.record(orm, { communityId, act: 'view.save', actor, subject: null });
      return present(view!);
    })
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'member_views_title_key' ? refused('is taken') : error;
    });
}

/** D28. Throws 1110 where the community has no such list. */
export async function deleteView(
  { db, audit }: FastifyInstance,
  { id, communityId, actor }: { id: string; communityId: string; actor: string },
): Promise<void> {
  await db.transaction(async ({ orm }) => {
    const gone = await orm
      .delete(memberViews)
      .where(and(eq(memberViews.communityId, communityId), eq(memberViews.id, id)))
      .returning({ id: memberViews.id });
    if (gone.length === 0) throw new AppError(1110);
    await audit.record(orm, { communityId, act: 'view.delete', actor, subject: null });
  });
}
