import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { dailyDigest } from '../collapse/digest/digest';
import type { Queued } from '../deliveries/deliveries';
import type { NotificationKinds } from '../kinds/kinds';
import { lastDigestAt, readTimes, unchosen } from './readTimes';
import { timed, type Timed } from './times';

interface TimedForOptions {
  kinds: NotificationKinds;
  /** The names of channels that have digests. */
  withDigests: ReadonlySet<string>;
}

export type TimedFor = (
  orm: Orm,
  delivery: Queued,
  about: {
    community: CommunityConfig;
    at: Date;
    /** It is part of a digest that is due, so it is gathered with nothing else. */
    isInDigest?: boolean;
  },
) => Promise<Timed>;

/** What the times of its reader say of a delivery. They do not apply to what cannot be switched off. */
export function createTimedFor({ kinds, withDigests }: TimedForOptions): TimedFor {
  return async (orm, delivery, { community, at, isInDigest = false }) => {
    if (delivery.userId === null || !kinds.findOptional(delivery.kind)) return { do: 'send' };
    const { times, zone } = await readTimes(orm, delivery.userId, community);
    if (times === unchosen) return { do: 'send' };
    const hasDigest = !isInDigest && withDigests.has(delivery.channel);
    const lastDigest = hasDigest ? await lastDigestAt(orm, dailyDigest.kind, delivery) : undefined;
    return timed(times, { now: at, zone, urgentFrom: delivery.urgentFrom, lastDigest, hasDigest });
  };
}
