import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import { mayIn } from '../../guards/permissions';
import { seesIn, type Openness } from '../../people/viewing';
import { isVisibleTo } from '../../people/visible';
import type { Queued } from './deliveries';
import type { NotificationKinds } from '../kinds/kinds';

interface VisibleDataOptions {
  kinds: NotificationKinds;
  communityById: (id: string) => Promise<Openness>;
  now: Date;
}

/** The people of `ids` whom the recipient may see. Nobody if the recipient is no member. */
export async function visibleTo(
  orm: Orm,
  { userId, communityId }: Pick<Queued, 'userId' | 'communityId'>,
  ids: readonly string[],
  { communityById, now }: Pick<VisibleDataOptions, 'communityById' | 'now'>,
): Promise<ReadonlySet<string>> {
  const [reader] = await orm
    .select({ id: participants.id, mayReadAll: sql<boolean>`(${mayIn('members.read')}) is true` })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        eq(participants.userId, userId ?? ''),
        eq(participants.communityId, communityId),
        eq(participants.enabled, true),
      ),
    );
  if (!reader) return new Set();
  const viewing = { communityId, viewerId: reader.id, now };
  const sees = seesIn(await communityById(communityId), reader.mayReadAll ? 'manager' : 'member');
  const rows = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(inArray(participants.id, ids), isVisibleTo({ ...viewing, sees })));
  return new Set(rows.map(({ id }) => id));
}

/**
 * The data of a notification without people whom its recipient may not see (`visible`, if its module knows them): all
 * of it, what its kind makes of the others, or undefined if nothing is left.
 */
export async function visibleData(
  orm: Orm,
  notification: Queued,
  options: VisibleDataOptions,
  visible?: ReadonlySet<string>,
): Promise<object | undefined> {
  const { about, data } = notification;
  if (!data || about.length === 0) return data ?? undefined;
  const left = visible ?? (await visibleTo(orm, notification, [...new Set(about)], options));
  if (about.every((id) => left.has(id))) return data;
  return options.kinds.find(notification.kind)?.without?.(data, (place) => left.has(about[place] ?? ''));
}
