import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  min,
  not,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/database';
import { deliveries, notifications, participants } from '../../db/schema';
import type { Lease, LeasedQueue } from '../../jobs/leasedWorker';
import type { Channel } from '../channel';
import type { AnyNotification } from '../kinds/definition';
import { isEphemeral, type NotificationKinds } from '../kinds/kinds';

type Stored = typeof deliveries.$inferSelect;

/** The columns of a delivery that may change. */
export type Change = Partial<Omit<Stored, 'id' | 'notificationId'>>;

/** A delivery with its notification. */
export const queued = new QueryBuilder()
  .select({
    id: deliveries.id,
    channel: deliveries.channel,
    address: deliveries.address,
    status: deliveries.status,
    attempts: deliveries.attempts,
    leasedUntil: deliveries.leasedUntil,
    unsubscribeUrl: deliveries.unsubscribeUrl,
    contentHash: deliveries.contentHash,
    releasedAt: deliveries.releasedAt,
    digestId: deliveries.digestId,
    sentAt: deliveries.sentAt,
    replyKey: deliveries.replyKey,
    number: notifications.number,
    userId: notifications.userId,
    recipient: notifications.recipient,
    communityId: notifications.communityId,
    kind: notifications.kind,
    cause: notifications.cause,
    lang: notifications.lang,
    siteUrl: notifications.siteUrl,
    data: sql<Stored['data']>`coalesce(${deliveries.data}, ${notifications.data})`.as('current_data'),
    about: notifications.about,
    collapseKey: notifications.collapseKey,
    groupKey: notifications.groupKey,
    causedBy: notifications.causedBy,
    urgentFrom: notifications.urgentFrom,
    seenAt: sql<Date | null>`coalesce(${notifications.seenAt}, ${notifications.dismissedAt})`
      .mapWith(notifications.seenAt)
      .as('seen_or_dismissed_at'),
    createdAt: notifications.createdAt,
  })
  .from(deliveries)
  .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
  .as('queued');

const selectQueued = (orm: Orm) => orm.select().from(queued);
export type Queued = Awaited<ReturnType<typeof selectQueued>>[number];

/** Undefined if the delivery is gone. */
export async function queuedBy(orm: Orm, id: string): Promise<Queued | undefined> {
  const [found] = await selectQueued(orm).where(eq(queued.id, id));
  return found;
}

/** A channel's deliveries as a queue of the leased worker: a row is leased for one attempt. */
export const deliveryQueue = ({ name }: Pick<Channel, 'name'>) =>
  ({
    name: `deliveries by ${name}`,
    table: deliveries,
    id: 'id',
    leasedUntil: 'leasedUntil',
    isWaiting: and(
      eq(deliveries.channel, name),
      inArray(deliveries.status, ['pending', 'sending', 'uncertain']),
      isNotNull(deliveries.leasedUntil),
    ),
    isLeased: eq(deliveries.status, 'sending'),
    // A code does not wait behind a thousand emails to everybody.
    orderBy: [asc(deliveries.unhurried), asc(deliveries.leasedUntil)],
    onClaim: {
      // An uncertain delivery stays uncertain, whatever the next attempt does.
      status: sql`case when ${deliveries.status} = 'uncertain' then 'uncertain' else 'sending' end`,
      attempts: sql`${deliveries.attempts} + 1`,
    },
  }) satisfies Partial<LeasedQueue<typeof deliveries>>;

/**
 * Notes what became of an attempt. False when there is no such delivery any more since its account has been deleted, or when it
 * does not meet a condition.
 */
export async function note(
  orm: Orm,
  id: string,
  change: Change,
  condition?: Lease['isHeld'],
): Promise<boolean> {
  const noted = await orm
    .update(deliveries)
    .set(change)
    .where(and(eq(deliveries.id, id), condition))
    .returning({ id: deliveries.id });
  return noted.length > 0;
}

/** Whether all people whom a notification mentions still exist. */
const everybodyIsThere = sql`not exists (select 1 from unnest(${notifications.about}) as person where not exists (select 1 from ${participants} where ${participants.id} = person))`;

const isUnfinished = sql`(${deliveries.leasedUntil} is not null or ${deliveries.status} = 'gathered')`;

/** Deliveries of a notification that may still be sent. */
export const unfinishedOf = (orm: Orm) =>
  orm
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.notificationId, notifications.id), isUnfinished));

/**
 * Ends a delivery. Its secrets are deleted, and with the last delivery of a notification the data of ephemeral kinds.
 * False if the delivery does not exist any more.
 */
export async function end(
  orm: Orm,
  kinds: NotificationKinds,
  { id, kind, about }: Pick<Queued, 'id' | 'kind' | 'about'>,
  how: Pick<Stored, 'status'> & Change,
): Promise<boolean> {
  const erasesRecipient = kinds.find(kind)?.erasesRecipient;
  const isEphemeral = kinds.isEphemeral(kind);
  const over: Change = { leasedUntil: null, data: null, unsubscribeUrl: null, ...how };
  if (!isEphemeral && !erasesRecipient && about.length === 0) return note(orm, id, over);
  const ended = orm.$with('ended').as(
    orm
      .update(deliveries)
      .set({ ...over, ...(erasesRecipient && { address: '' }) })
      .where(eq(deliveries.id, id))
      .returning({ notificationId: deliveries.notificationId }),
  );
  const isNeeded = sql`exists (select 1 from ${deliveries} where ${deliveries.notificationId} = ${notifications.id} and ${deliveries.id} <> ${id} and ${isUnfinished})`;
  const keeps = isEphemeral ? isNeeded : sql`(${isNeeded} or ${everybodyIsThere})`;
  const noted = await orm
    .with(ended)
    .update(notifications)
    .set({
      data: sql`case when ${keeps} then ${notifications.data} end`,
      listData: sql`case when ${everybodyIsThere} then ${notifications.listData} end`,
      ...(erasesRecipient && { email: null }),
    })
    .where(inArray(notifications.id, orm.select({ id: ended.notificationId }).from(ended)))
    .returning({ id: notifications.id });
  return noted.length > 0;
}

/** Notifications whose data nobody may read once their deliveries are over. */
export const endsWithDeliveries = (kinds: NotificationKinds): SQL | undefined =>
  or(
    notInArray(
      notifications.kind,
      kinds.all.flatMap(({ kind }) => (kinds.isEphemeral(kind) ? [] : [kind])),
    ),
    not(everybodyIsThere),
  );

/**
 * Deletes deliveries of these notifications, and notifications without any other. Returns the ids of the deliveries.
 */
export async function removeDeliveries(
  orm: Orm,
  notificationIds: string[],
  { which, ends }: { which?: SQL; ends: SQL | undefined },
): Promise<string[]> {
  const removed = await orm
    .delete(deliveries)
    .where(and(inArray(deliveries.notificationId, notificationIds), which))
    .returning({ id: deliveries.id });
  const touched = inArray(notifications.id, notificationIds);
  const left = orm.select().from(deliveries).where(eq(deliveries.notificationId, notifications.id));
  await orm.delete(notifications).where(and(touched, notExists(left)));
  await orm
    .update(notifications)
    .set({ data: null })
    .where(and(touched, notExists(unfinishedOf(orm)), ends));
  return removed.map(({ id }) => id);
}

/** Withdraws a notification that was not sent. If a channel has sent it already, the others do not send it. */
export async function withdraw(
  orm: Orm,
  definition: Pick<AnyNotification, 'kind' | 'category' | 'ephemeral'>,
  cause: string,
): Promise<void> {
  const ofCause = await orm
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.cause, `${definition.kind}:${cause}`));
  const ids = ofCause.map(({ id }) => id);
  if (ids.length === 0) return;
  await removeDeliveries(orm, ids, {
    which: inArray(deliveries.status, ['pending', 'gathered']),
    ends: isEphemeral(definition) ? undefined : not(everybodyIsThere),
  });
}

/**
 * Removes a leaving participant from the data of notifications. Waiting deliveries decide by themselves what is left to
 * say.
 */
export async function eraseNotificationsAbout(orm: Orm, participantId: string): Promise<void> {
  const speaksOfThem = sql`${notifications.about} @> array[${participantId}]`;
  await orm
    .update(notifications)
    .set({ data: null, listData: null, groupKey: null })
    .where(and(speaksOfThem, notExists(unfinishedOf(orm))));
}

/** How many deliveries of a community were given up since a moment, and since when, as ISO time. */
export async function failedSince(
  orm: Orm,
  communityId: string,
  since: Date,
): Promise<{ count: number; since: string | null }> {
  const [found] = await orm
    .select({ count: count(), since: min(queued.createdAt) })
    .from(queued)
    .where(
      and(eq(queued.communityId, communityId), eq(queued.status, 'failed'), gt(queued.createdAt, since)),
    );
  return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
}
