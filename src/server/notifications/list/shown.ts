import { sql, type Column, type SQL } from 'drizzle-orm';
import { participants } from '../../db/schema';
import { isApartFrom, isVisibleTo } from '../../people/visible';
import type { Viewing } from '../../people/viewing';
import type { NotificationKinds } from '../kinds/kinds';

/** The table of notifications, or an alias of it. */
type Listed = Record<
  | 'recipient'
  | 'communityId'
  | 'groupKey'
  | 'dismissedAt'
  | 'kind'
  | 'data'
  | 'listData'
  | 'listedFrom'
  | 'about'
  | 'causedBy',
  Column
>;

/** The reader of a list. */
export interface Reading extends Viewing {
  userId: Viewing['viewerId'];
}

/** Kinds that reach their reader despite a block. */
const reachingApart = (kinds: NotificationKinds): string[] =>
  kinds.all.flatMap(({ kind, reachesApart }) => (reachesApart ? [kind] : []));

/** Whether the reader sees everybody that a notification mentions. */
function seesEverybodyIn(reading: Reading, { about }: Listed): SQL {
  const isThere = sql`select from ${participants} where ${participants.id} = person.id and ${isVisibleTo(reading)}`;
  // Most mention one person, who is found without a list.
  return sql`case cardinality(${about}) when 0 then true
    when 1 then exists (select from ${participants} where ${participants.id} = ${about}[1] and ${isVisibleTo(reading)})
    else not exists (select from unnest(${about}) as person (id) where not exists (${isThere})) end`;
}

/**
 * Whether a list shows a notification to its recipient: it was not dismissed, everybody it mentions is visible, and no block
 * separates the two.
 */
export function isShownInList(kinds: NotificationKinds, reading: Reading, of: Listed): SQL {
  const { userId, communityId, viewerId } = reading;
  const isCausedApart = sql`select from ${participants} where ${participants.communityId} = ${communityId}
    and ${participants.userId} = ${of.causedBy} and ${isApartFrom(viewerId)}`;
  return sql`${of.recipient} = ${userId} and ${of.communityId} = ${communityId}
    and ${of.groupKey} is not null and ${of.dismissedAt} is null
    and (${of.listedFrom} is null or ${of.listedFrom} <= ${reading.now})
    and (${of.listData} is not null or (${of.data} is not null and ${seesEverybodyIn(reading, of)}))
    and (${of.causedBy} is null or ${of.kind} = any(${sql.raw(`'{${reachingApart(kinds).join(',')}}'`)}::text[])
      or not exists (${isCausedApart}))`;
}
