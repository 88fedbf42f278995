import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { notifications } from '../../db/schema';

interface Marked {
  userId: string;
  communityId: string;
  now: Date;
}

/** Sets a column of entries, each with the earlier notifications of its group, in the order of writing. Answers how many. */
async function mark(
  tx: Transaction,
  column: 'seen_at' | 'dismissed_at',
  { userId, communityId, now }: Marked,
  which: ReturnType<typeof sql>,
): Promise<number> {
  const name = sql.identifier(column);
  const { rows } = await tx.orm.execute(sql`with locked as (
      select each.id from ${notifications} as each
      where each.recipient = ${userId} and each.community_id = ${communityId}
        and each.group_key is not null and each.dismissed_at is null and each.${name} is null and ${which}
      order by each.number for update of each
    )
    update ${notifications} set ${name} = ${now.toISOString()}::timestamptz from locked
    where ${notifications.id} = locked.id returning ${notifications.id}`);
  return rows.length;
}

const inGroupsOf = ({ userId, communityId }: Marked, ids: readonly string[]) =>
  sql`exists (select from ${notifications} as named
    where named.id = any(${sql.param([...ids])}::text[]) and named.recipient = ${userId}
      and named.community_id = ${communityId}
      and named.group_key = each.group_key and named.seen_at is not distinct from each.seen_at
      and each.number <= named.number)`;

/** N02. */
export async function markSeen(
  tx: Transaction,
  whose: Marked,
  { ids = [], upTo }: { ids?: readonly string[]; upTo?: string },
): Promise<number> {
  const marked = ids.length > 0 ? await mark(tx, 'seen_at', whose, inGroupsOf(whose, ids)) : 0;
  if (upTo === undefined) return marked;
  const older = sql`each.number <= (select named.number from ${notifications} as named
    where named.id = ${upTo} and named.recipient = ${whose.userId} and named.community_id = ${whose.communityId})`;
  return marked + (await mark(tx, 'seen_at', whose, older));
}

/** N03. */
export const dismiss = (tx: Transaction, whose: Marked, ids: readonly string[]): Promise<number> =>
  ids.length > 0 ? mark(tx, 'dismissed_at', whose, inGroupsOf(whose, ids)) : Promise.resolve(0);
