import { and, exists, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { deliveries, notifications, unsubscribeLinks } from '../../db/schema';
import type { Channel } from '../channel';
import type { NotificationKinds } from '../kinds/kinds';
import { unsubscribeWorks } from '../preferences/unsubscribe';
import { endsWithDeliveries, unfinishedOf } from './deliveries';

const day = 86_400_000;
/** How long a delivery is kept, in ms. None can still wait then, because every delivery expires earlier. */
const deliveryKept = 30 * day;
/** How long a member's notification is kept, in ms, because a list may show it. */
const notificationKept = 90 * day;

/** Deletes expired notifications and deliveries, and expired links that switch off their kinds. */
export async function cleanUpNotifications(
  orm: Orm,
  now: Date,
  { channels, kinds }: { channels: readonly Channel[]; kinds: NotificationKinds },
): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  const old = lt(notifications.createdAt, before(deliveryKept));
  // What ends with its deliveries ends here where one of them never did.
  await orm
    .update(notifications)
    .set({ data: null })
    .where(and(old, exists(unfinishedOf(orm)), endsWithDeliveries(kinds)));
  const ofOld = orm.select({ id: notifications.id }).from(notifications).where(old);
  await orm.delete(deliveries).where(inArray(deliveries.notificationId, ofOld));
  await orm
    .delete(notifications)
    .where(or(lt(notifications.createdAt, before(notificationKept)), and(old, isNull(notifications.userId))));
  await orm.delete(unsubscribeLinks).where(lt(unsubscribeLinks.createdAt, before(unsubscribeWorks)));
  for (const { cleanUp } of channels) await cleanUp?.(before(deliveryKept));
}
