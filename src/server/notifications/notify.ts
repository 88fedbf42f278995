import { and, eq, gt } from 'drizzle-orm';
import type { Orm, Transaction } from '../db/database';
import { outbox, participants, unsubscribeLinks } from '../db/schema';
import { categories, type Category } from './kinds/categories';
import { randomId } from '../tokens';
import type { ChannelRule } from './channel';
import type { NotificationDefinition, Storable } from './kinds/definition';
import { memberWanting } from './preferences/preferences';
import type { Recipient } from './recipients/recipient';
import { collapseKeyOf } from './kinds/things';
import { unsubscribeLink } from './preferences/unsubscribe';

/** Whose act it is: a user, or a participant of a community; null of nobody's, as what the clock does. */
export type Actor = { userId: string } | { participantId: string } | null;

export interface Occasion {
  /** Id of what happened: nobody is notified of it twice by one kind. */
  cause: string;
  /** Id of what it is about, of the sort that its kind names (`things.ts`): what came before about it gives way to this. */
  thing: string;
  /** Who caused it: how much one person causes another is bounded. */
  by: Actor;
  /** From then on it goes out at once, though others of its thing are gathered. */
  urgentFrom?: Date;
  /** Ids of the participants it speaks of: once one of them is not to be seen any more, what waits is not sent, or without them. */
  about?: readonly string[];
  /** In ms: a recipient who was notified of this kind in the community since then is not notified again. */
  every?: number;
  /** It goes out no earlier. */
  notBefore?: Date;
  /** It goes to one address of one channel alone. */
  only?: { channel: string; address: string };
  /** Everything is done but sending: the address must not get it, and nothing must tell that from one that does. */
  suppressed?: boolean;
}

/**
 * Notifies a recipient in the transaction of the cause. The notification goes out after the commit, by each channel that the
 * recipient has not switched off. Answers whether there is one.
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
  /** Has the workers look for what is due. */
  wake: () => void;
}

/** The user who caused it: null of the reader's own act, too. */
async function causerOf(orm: Orm, by: Actor, to: Recipient): Promise<string | null> {
  if (!by) return null;
  if ('userId' in by) return by.userId === to.userId ? null : by.userId;
  const [found] = await orm
    .select({ userId: participants.userId })
    .from(participants)
    .where(eq(participants.id, by.participantId));
  return found && found.userId !== to.userId ? found.userId : null;
}

type Before = Pick<typeof outbox.$inferSelect, 'kind' | 'channel' | 'communityId' | 'recipient'>;

/** Whether a recipient was notified of a kind since a moment. */
async function wasNotified(orm: Orm, before: Before, since: Date): Promise<boolean> {
  const same = (['kind', 'channel', 'communityId', 'recipient'] as const).map((key) =>
    eq(outbox[key], before[key]),
  );
  const found = await orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(...same, gt(outbox.createdAt, since)))
    .limit(1);
  return found.length > 0;
}

/** The one writer of the outbox. */
export function createNotify({ now, channels, wake }: NotifyOptions): Notify {
  return async (tx, { kind, category, thing: sort }, to, data, occasion) => {
    const { cause, thing, by, about, every, notBefore, urgentFrom, only, suppressed = false } = occasion;
    const collapseKey = collapseKeyOf(kind, sort, thing) ?? null;
    const causedBy = await causerOf(tx.orm, by, to);
    const { optional } = categories[category];
    const member = optional ? await memberWanting(tx.orm, to, { kind, category }) : undefined;
    let isNotified = false;
    for (const each of channels) {
      if (only && only.channel !== each.name) continue;
      if (optional && !member?.wants(each)) continue;
      const recipient = only?.address ?? each.addressOf(to);
      if (!recipient) continue;
      const channel = each.name;
      const at = now();
      const before = { kind, channel, communityId: to.community.id, recipient };
      if (every !== undefined && (await wasNotified(tx.orm, before, new Date(at.getTime() - every))))
        continue;
      const link = member && !suppressed ? unsubscribeLink(to.siteUrl) : undefined;
      const written = await tx.orm
        .insert(outbox)
        .values({
          id: randomId(),
          cause: `${kind}:${cause}`,
          channel,
          kind,
          communityId: to.community.id,
          recipient,
          lang: to.lang,
          payload: suppressed
            ? null
            : {
                ...data,
                siteUrl: to.siteUrl,
                ...(about && { about: [...about] }),
                ...(link && { unsubscribeUrl: link.url }),
              },
          status: suppressed ? 'suppressed' : 'pending',
          attempts: 0,
          createdAt: at,
          tryAt: notBefore ?? at,
          collapseKey,
          causedBy,
          urgentFrom,
        })
        .onConflictDoNothing()
        .returning({ id: outbox.id });
      if (link && member && written.length > 0) {
        const { hash } = link;
        const of = { communityId: to.community.id, participantId: member.memberId, kind };
        await tx.orm
          .insert(unsubscribeLinks)
          .values({ hash, ...of, channel: each.preference, createdAt: at });
      }
      isNotified ||= written.length > 0;
    }
    if (isNotified) tx.afterCommit(wake);
    return isNotified;
  };
}
