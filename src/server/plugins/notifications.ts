import type { FastifyInstance } from 'fastify';
import type { Channel } from '../notifications/channel';
import type { NotificationKinds } from '../notifications/kinds/kinds';
import { createNotify, type Notify } from '../notifications/notify';
import { createPreferencesIn, type PreferencesIn } from '../notifications/preferences/preferences';

declare module 'fastify' {
  interface FastifyInstance {
    notificationKinds: NotificationKinds;
    channels: readonly Channel[];
    notify: Notify;
    preferencesIn: PreferencesIn;
  }
}

/** All notifications go through this, whatever their kind and channel. */
export function registerNotifications(
  app: FastifyInstance,
  now: () => Date,
  { kinds, channels }: { kinds: NotificationKinds; channels: readonly Channel[] },
): void {
  app.decorate('notificationKinds', kinds);
  app.decorate('channels', channels);
  app.decorate('preferencesIn', createPreferencesIn(app.db));
  app.decorate('notify', createNotify({ now, channels, wake: app.deliveries.wake }));
}
