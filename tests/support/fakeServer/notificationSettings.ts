import { contract } from '../../../src/generated/api/contract';
import type { NotificationSettings, SentNotification } from '../../../src/generated/api/notification';
import { withChoice, withTimes } from '../../../src/features/notifications/settings/settingsChanges';
import type { FakeServer } from './fakeServer';

/** A server that stores a member's settings of notifications, and has 20 of what was sent on a page. */
export function serveNotificationSettings(
  server: Pick<FakeServer, 'answer'>,
  settings: NotificationSettings,
  sent: readonly SentNotification[] = [],
): void {
  const calls = contract.notification;
  let stored = settings;
  server.answer(calls.getNotificationSettings, () => stored);
  server.answer(calls.chooseNotifications, ({ body }) => {
    stored = withChoice(stored, body);
    return 'OK';
  });
  server.answer(calls.setNotificationTimes, ({ body }) => {
    stored = withTimes(stored, body);
    return stored.times;
  });
  server.answer(calls.getSentNotifications, ({ query: { page = 0 } }) => ({
    sent: sent.slice(page * 20, page * 20 + 20),
    hasMore: sent.length > page * 20 + 20,
  }));
}
