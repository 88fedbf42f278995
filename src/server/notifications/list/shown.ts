import { sql, type SQL } from 'drizzle-orm';
import { notifications, participants } from '../../db/schema';
import { isApartFrom, isVisibleTo } from '../../people/visible';
import type { Viewing } from '../../people/viewing';
import type { NotificationKinds } from '../kinds/kinds';

const names = [
  'id',
  'lang',
  'siteUrl',
  'createdAt',
  'number',
  'groupKey',
  'seenAt',
  'recipient',
  'communityId',
  'dismissedAt',
  'kind',
  'data',
  'listData',
  'listedFrom',
  'about',
  'causedBy',
] as const;

type Listed = Record<(typeof names)[number], SQL>;

/**
 * The columns of an alias of `notifications`. In what is selected, drizzle leaves out the table of its own columns, and a
 * subquery would take them for those of another one.
 */
export const columnsOf = (alias: string): Listed =>
  Object.fromEntries(
    names.map((name) => [name, sql`${sql.identifier(alias)}.${sql.identifier(notifications[name].name)}`]),
  ) as Listed;

/** The reader of a list. */
export interface Reading extends Viewing {
  userId: Viewing['viewerId'];
}

/** Kinds that reach their reader despite a block. */
const reachingApart = (kinds: NotificationKinds): string[] =>
  kinds.all.flatMap(({ kind, reachesApart }) => (reachesApart ? [kind] : []));

/** Whether the reader sees everybody that a notification mentions, none of them twice. */
function seesEverybodyIn(reading: Reading, { about }: Listed): SQL {
  const seen = sql`select count(*) from ${participants} where ${participants.id} = any(${about}) and ${isVisibleTo(reading)}`;
  return sql`(${seen}) = cardinality(${about})`;
}

/**
 * Whether a list shows a notification to its recipient: it was not dismissed, everybody it mentions is visible, and no block
 * separates the two. `seesEverybody` replaces the condition that everybody is visible, if the query knows it otherwise.
 */
export function isShownInList(
  kinds: NotificationKinds,
  reading: Reading,
  of: Listed,
  seesEverybody = seesEverybodyIn(reading, of),
): SQL {
  const { userId, communityId, viewerId } = reading;
  const isCausedApart = sql`select from ${participants} where ${participants.communityId} = ${communityId}
    and ${participants.userId} = ${of.causedBy} and ${isApartFrom(viewerId)}`;
  return sql`${of.recipient} = ${userId} and ${of.communityId} = ${communityId}
    and ${of.groupKey} is not null and ${of.dismissedAt} is null
    and (${of.listedFrom} is null or ${of.listedFrom} <= ${reading.now})
    and (${of.listData} is not null or (${of.data} is not null and ${seesEverybody}))
    and (${of.causedBy} is null or ${of.kind} = any(${sql.raw(`'{${reachingApart(kinds).join(',')}}'`)}::text[])
      or not exists (${isCausedApart}))`;
}
