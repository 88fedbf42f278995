import { and, eq, gt, notExists } from 'drizzle-orm';
import type { Orm, Transaction } from '../db/database';
import { deliveries, notifications, participants, unsubscribeLinks } from '../db/schema';
import { categories, type Category } from './kinds/categories';
import { randomId } from '../tokens';
import { replyKey } from './addresses/replyKey';
import type { ChannelRule } from './channel';
import type { NotificationDefinition, Storable } from './kinds/definition';
import { isEphemeral, isInList } from './kinds/kinds';
import { memberWanting } from './preferences/preferences';
import type { Recipient } from './recipients/recipient';
import { collapseKeyOf } from './kinds/things';
import { unsubscribeLink } from './preferences/unsubscribe';

/** The person who caused it: a user, or a participant of a community. Null for nobody, such as the clock. */
export type Actor = { userId: string } | { participantId: string } | null;

export interface Occasion {
  /** Id of what happened: a recipient is notified of it once by one kind. */
  cause: string;
  /**
   * Id of the thing, of the type that its kind names (`things.ts`). Later notifications about the thing replace earlier
   * ones.
   */
  thing: string;
  /**
   * Id of what a list gathers several of this kind by, where that is more than the thing: the answers of all to one request.
   * By default, the thing.
   */
  group?: string;
  /** The person who caused it. The number of emails that one person causes another is limited. */
  by: Actor;
  /** From this time on it is sent immediately, even if others about its thing wait. */
  urgentFrom?: Date;
  /**
   * Ids of the participants it mentions. When one of them is no longer visible, a waiting delivery is not sent, or is
   * sent without them.
   */
  about?: readonly string[];
  /** In ms: a recipient who was notified of this kind in the community within this time is not notified again. */
  every?: number;
  /** It goes out no earlier. */
  notBefore?: Date;
  /** Sends it by this channel only. The list has it, too. */
  channel?: string;
  /** Sends it to one address of one channel only. */
  only?: { channel: string; address: string };
  /** Does everything but sending: the address must not get it, and nothing may show the difference. */
  suppressed?: boolean;
}

/**
 * Notifies a recipient in the transaction of the cause. The notification goes out after the commit, by each channel that the
 * recipient has not switched off; of an account it is written without any channel, too. Answers whether it goes out.
 */
export type Notify = <Data extends Storable<Data>, Of extends Category>(
  tx: Transaction,
  notification: NotificationDefinition<Data, Of>,
  to: Recipient,
  data: NoInfer<Data>,
  occasion: Occasion,
) => Promise<boolean>;

interface NotifyOptions {
  now: () => Date;
  channels: readonly ChannelRule[];
  /** Makes the workers look for due deliveries. */
  wake: () => void;
  /** Tells the open pages of a member, at a moment after the commit. */
  announce: (tx: Transaction, participantId: string, at: Date) => void;
}

/** The user who caused it. Null for nobody, and for somebody who has left. */
async function actorOf(orm: Orm, by: Actor): Promise<string | null> {
  if (!by) return null;
  if ('userId' in by) return by.userId;
  const [found] = await orm
    .select({ userId: participants.userId })
    .from(participants)
    .where(eq(participants.id, by.participantId));
  return found?.userId ?? null;
}

/** The addresses of a recipient by channels. */
async function addressesBy(
  orm: Orm,
  channels: readonly ChannelRule[],
  { to, only }: { to: Recipient } & Pick<Occasion, 'only'>,
): Promise<{ channel: ChannelRule; address: string }[]> {
  const reached: { channel: ChannelRule; address: string }[] = [];
  for (const channel of channels) {
    const [addresses = []] = only ? [[only.address]] : await channel.addressesOf(orm, [to]);
    reached.push(...addresses.map((address) => ({ channel, address })));
  }
  return reached;
}

/** How long a notification may wait for a channel, in ms. */
const unreachedFor = 7 * 86_400_000;

interface Before {
  kind: string;
  communityId: string;
  recipient: string;
}

/** Whether a notification of a kind was sent to a recipient since a moment. */
async function wasNotified(orm: Orm, before: Before, since: Date): Promise<boolean> {
  const same = (['kind', 'communityId', 'recipient'] as const).map((key) =>
    eq(notifications[key], before[key]),
  );
  const found = await orm
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(deliveries, eq(deliveries.notificationId, notifications.id))
    .where(and(...same, gt(notifications.createdAt, since)))
    .limit(1);
  return found.length > 0;
}

/** Writes a notification anew that no channel could deliver when it was written. */
const renewUnreached = (orm: Orm, { id: _, ...row }: typeof notifications.$inferInsert) =>
  orm
    .update(notifications)
    .set(row)
    .where(
      and(
        eq(notifications.cause, row.cause),
        eq(notifications.recipient, row.userId ?? ''),
        // Deliveries of older ones may have been deleted.
        gt(notifications.createdAt, new Date(row.createdAt.getTime() - unreachedFor)),
        notExists(orm.select().from(deliveries).where(eq(deliveries.notificationId, notifications.id))),
      ),
    )
    .returning({ id: notifications.id });

/** The participant of a recipient in the community. Undefined for non-members. */
async function memberIdOf(orm: Orm, { userId, community }: Recipient): Promise<string | undefined> {
  const [found] = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.communityId, community.id), eq(participants.userId, userId ?? '')));
  return found?.id;
}

/** The one writer of notifications and deliveries. */
export function createNotify({ now, channels, wake, announce }: NotifyOptions): Notify {
  return async (tx, definition, to, data, occasion) => {
    const { kind, category, thing: sort, unhurried = false, onlyInList = false } = definition;
    const {
      cause,
      thing,
      group,
      by,
      about,
      every,
      notBefore,
      urgentFrom,
      channel: theOnly,
      only,
      suppressed = false,
    } = occasion;
    const { optional } = categories[category];
    const member = optional ? await memberWanting(tx.orm, to, { kind, category }) : undefined;
    const wanted = channels.filter((channel) => {
      if (theOnly !== undefined && theOnly !== channel.name) return false;
      if (onlyInList) return false;
      if (only) return only.channel === channel.name && (!optional || member?.wants(channel));
      return optional ? member?.wants(channel) : channel.carriesRequired;
    });
    const reached = await addressesBy(tx.orm, wanted, { to, only });
    const isReached = reached.length > 0;
    const isKept = to.userId !== undefined && !only && (!optional || member !== undefined);
    if (!isReached && !isKept) return false;
    const at = now();
    const communityId = to.community.id;
    const before = { kind, communityId, recipient: to.userId ?? to.email };
    if (every !== undefined && (await wasNotified(tx.orm, before, new Date(at.getTime() - every))))
      return false;
    const id = randomId();
    const collapseKey = collapseKeyOf(kind, sort, thing);
    const actor = await actorOf(tx.orm, by);
    // What one did oneself is news to nobody, though an email may have more to say of it.
    const isOwn = actor !== null && actor === to.userId;
    const isListed = isKept && !suppressed && !isOwn && isInList(definition);
    const row = {
      id,
      userId: to.userId,
      email: to.userId === undefined ? to.email : null,
      communityId,
      kind,
      cause: `${kind}:${cause}`,
      lang: to.lang,
      siteUrl: to.siteUrl,
      data: suppressed || (!isReached && isEphemeral(definition)) ? null : { ...data },
      listData: isListed && definition.forList ? { ...definition.forList(data) } : null,
      groupKey: isListed ? (group === undefined ? (collapseKey ?? id) : `${kind}:${group}`) : null,
      listedFrom: isListed ? notBefore : null,
      about: [...new Set(about)],
      collapseKey,
      causedBy: isOwn ? null : actor,
      urgentFrom,
      createdAt: at,
    };
    const inserted = await tx.orm
      .insert(notifications)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    if (isListed && inserted.length > 0) {
      const participantId = member?.memberId ?? (await memberIdOf(tx.orm, to));
      if (participantId) announce(tx, participantId, notBefore ?? at);
    }
    if (!isReached) return false;
    const [written] = inserted.length > 0 ? inserted : await renewUnreached(tx.orm, row);
    if (!written) return false;
    for (const { channel, address } of reached) {
      const link = member && !suppressed ? unsubscribeLink(to.siteUrl) : undefined;
      await tx.orm.insert(deliveries).values({
        id: randomId(),
        notificationId: written.id,
        channel: channel.name,
        address,
        unhurried,
        replyKey: suppressed ? null : replyKey(),
        status: suppressed ? 'suppressed' : 'pending',
        leasedUntil: suppressed ? null : (notBefore ?? at),
        unsubscribeUrl: link?.url,
      });
      if (!link || !member) continue;
      const of = { communityId, participantId: member.memberId, channel: channel.name, kind };
      await tx.orm.insert(unsubscribeLinks).values({ hash: link.hash, ...of, createdAt: at });
    }
    tx.afterCommit(wake);
    return true;
  };
}
