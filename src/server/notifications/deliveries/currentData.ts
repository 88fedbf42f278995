import type { Orm } from '../../db/database';
import type { Queued } from './deliveries';
import type { Openness } from '../../people/viewing';
import { isKeptBack } from './blocked';
import type { Channel } from '../channel';
import type { NotificationKinds } from '../kinds/kinds';
import { isSwitchedOff } from '../preferences/preferences';
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

/**
 * The current data of a waiting notification. Undefined if it is not to be delivered: it is no longer relevant, its
 * recipient has switched it off, or a block separates recipient and causing person.
 */
export async function currentData(
  notification: Queued,
  { channel, kinds, orm, relevance, communityById, now }: CurrentDataOptions,
): Promise<object | undefined> {
  const left = (await relevance?.get(notification.kind)?.(notification)) ?? true;
  if (!left || !notification.data) return undefined;
  if (await isSwitchedOff(orm, kinds, channel, notification)) return undefined;
  if (await isKeptBack(orm, kinds, notification)) return undefined;
  const { data: changed = {}, visible } = left === true ? {} : left;
  const data = { ...notification.data, ...changed };
  return visibleData(orm, { ...notification, data }, { kinds, communityById, now: now() }, visible);
}
