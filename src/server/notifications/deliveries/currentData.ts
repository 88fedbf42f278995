import type { Orm } from '../../db/database';
import { isStopped } from '../addresses/refused';
import type { NotSentFor } from '../../db/schema';
import type { Queued } from './deliveries';
import type { Openness } from '../../people/viewing';
import { isKeptBack } from './blocked';
import type { Channel } from '../channel';
import type { NotificationKinds } from '../kinds/kinds';
import { whyUnwanted } from '../preferences/preferences';
import type { RelevanceByKind } from './relevance';
import { visibleData } from './visibleData';

interface CurrentDataOptions {
  channel: Channel;
  kinds: NotificationKinds;
  orm: Orm;
  relevance?: RelevanceByKind;
  communityById: (id: string) => Promise<Openness>;
  now: () => Date;
}

/** Whether nobody who saw a notification in the list still needs it elsewhere. */
function isSeenEnough(kinds: NotificationKinds, { kind }: Pick<Queued, 'kind'>): boolean {
  const definition = kinds.findOptional(kind);
  return definition !== undefined && definition.attachments === undefined;
}

/** Codes and links are asked for by who waits for them, and may reach an address that works again. */
const isStoppable = (kinds: NotificationKinds, { kind }: Pick<Queued, 'kind'>): boolean =>
  kinds.find(kind)?.category !== 'security';

/**
 * The current data of a waiting notification, or why it is not to be delivered. What was seen in the list is not sent elsewhere,
 * unless it brings a file to keep, such as a ticket, or must arrive.
 */
export async function currentData(
  notification: Queued,
  { channel, kinds, orm, relevance, communityById, now }: CurrentDataOptions,
): Promise<object | NotSentFor> {
  const left = (await relevance?.get(notification.kind)?.(notification)) ?? true;
  if (!left || !notification.data) return 'outdated';
  if (isStoppable(kinds, notification) && (await isStopped(orm, notification))) return 'stopped';
  if (channel.addressBook && !(await channel.addressBook.has(orm, notification))) return 'stopped';
  if (notification.seenAt && isSeenEnough(kinds, notification)) return 'seen';
  const unwanted = await whyUnwanted(orm, kinds, channel, notification);
  if (unwanted) return unwanted;
  if (await isKeptBack(orm, kinds, notification)) return 'apart';
  const { data: changed = {}, visible } = left === true ? {} : left;
  const data = { ...notification.data, ...changed };
  const seen = await visibleData(
    orm,
    { ...notification, data },
    { kinds, communityById, now: now() },
    visible,
  );
  return seen ?? 'outdated';
}
