import { contract } from '../../../src/generated/api/contract';
import type { NotificationSettings, SentNotification } from '../../../src/generated/api/notification';
import { withChoice, withTimes } from '../../../src/features/notifications/settings/settingsChanges';
import type { FakeServer } from './fakeServer';

/**
 * A server that stores a member's settings of notifications, and has 20 of what was sent on a page. An address that refused is
 * tried again once its channel is switched on.
 */
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
    const works = (channel: string) => body.isOn && !body.kind && !body.group && channel === body.channel;
    const channels = stored.channels.map((one) =>
      one.state === 'STOPPED' && works(one.channel) ? { ...one, state: 'CONNECTED' as const } : one,
    );
    stored = { ...stored, channels };
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
