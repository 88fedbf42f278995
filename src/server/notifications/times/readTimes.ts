import { and, eq, isNotNull, max } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { isTimeZone } from '../../../lib/timeZone';
import type { Orm } from '../../db/database';
import { notificationTimes, participants } from '../../db/schema';
import { queued, type Queued } from '../deliveries/deliveries';
import { anyTime, type Times } from './times';

/** The times of a member, and the zone of their clocks: the browser’s, otherwise the community’s. */
interface TimesInZone {
  times: Times & Pick<typeof notificationTimes.$inferSelect, 'showsText'>;
  zone: string;
}

const columns = {
  // First, because drizzle takes a row for missing whose first column is null.
  showsText: notificationTimes.showsText,
  pausedUntil: notificationTimes.pausedUntil,
  quietFrom: notificationTimes.quietFrom,
  quietUntil: notificationTimes.quietUntil,
  digestHour: notificationTimes.digestHour,
};

/** The times of a member who chose none. */
export const unchosen = { ...anyTime, showsText: false };

export async function readTimes(
  orm: Orm,
  userId: string | null,
  { id: communityId, community }: Pick<CommunityConfig, 'id' | 'community'>,
): Promise<TimesInZone> {
  const [found] = await orm
    .select({ zone: participants.timeZone, times: columns })
    .from(participants)
    .leftJoin(
      notificationTimes,
      and(
        eq(notificationTimes.communityId, participants.communityId),
        eq(notificationTimes.userId, participants.userId),
      ),
    )
    .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId ?? '')));
  const zone = found?.zone && isTimeZone(found.zone) ? found.zone : community.timeZone;
  return { times: found?.times ?? unchosen, zone };
}

/** When the last daily digest of a recipient was let out. */
export async function lastDigestAt(
  orm: Orm,
  kind: string,
  { recipient, communityId, channel }: Pick<Queued, 'recipient' | 'communityId' | 'channel'>,
): Promise<Date | undefined> {
  const [found] = await orm
    .select({ at: max(queued.releasedAt) })
    .from(queued)
    .where(
      and(
        eq(queued.recipient, recipient),
        eq(queued.communityId, communityId),
        eq(queued.channel, channel),
        eq(queued.kind, kind),
        isNotNull(queued.releasedAt),
      ),
    );
  return found?.at ?? undefined;
}
