import { and, eq, isNull } from 'drizzle-orm';
import type { NotificationTimes } from '../../../generated/api/notification';
import type { CommunityConfig } from '../../../config/types';
import type { Transaction } from '../../db/database';
import { deliveries, notifications, notificationTimes, participants } from '../../db/schema';
import { dailyDigest } from '../collapse/digest/digest';
import { lockReader } from '../collapse/lockReader';
import { lastDigestAt, readTimes } from './readTimes';
import { nextDigest } from './times';

interface Whose {
  userId: string;
  community: CommunityConfig;
  now: Date;
}

/**
 * N08. Stores a member’s times. A digest that waits moves to the new hour, or is sent now if they want none any more.
 */
export async function storeTimes(
  tx: Transaction,
  { userId, community, now }: Whose,
  times: NotificationTimes,
): Promise<void> {
  const { orm } = tx;
  const communityId = community.id;
  const pausedUntil = times.pausedUntil === null ? null : new Date(times.pausedUntil);
  await lockReader(orm, { recipient: userId });
  const set = { ...times, pausedUntil };
  // Waits for a membership that is ending, and stores nothing then.
  const [member] = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId)))
    .for('key share');
  if (!member) return;
  await orm
    .insert(notificationTimes)
    .values({ communityId, userId, ...set })
    .onConflictDoUpdate({ target: [notificationTimes.communityId, notificationTimes.userId], set });
  const { zone } = await readTimes(orm, userId, community);
  const waiting = await orm
    .select({ id: deliveries.id, channel: deliveries.channel })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(
      and(
        eq(notifications.recipient, userId),
        eq(notifications.communityId, communityId),
        eq(notifications.kind, dailyDigest.kind),
        eq(deliveries.status, 'pending'),
        isNull(deliveries.releasedAt),
      ),
    );
  for (const { id, channel } of waiting) {
    const last = await lastDigestAt(orm, dailyDigest.kind, { recipient: userId, communityId, channel });
    const { digestHour: hour } = times;
    const leasedUntil = hour === null ? now : nextDigest(now, { hour, zone, last });
    await orm.update(deliveries).set({ leasedUntil }).where(eq(deliveries.id, id));
  }
}
