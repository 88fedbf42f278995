import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database';
import { createActions, type Actions } from '../notifications/actions/actions';
import type { HappenedSinceByKind } from '../notifications/actions/happenedSince';
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
    actions: Actions;
  }
}

/** The longest time that a timer can wait, in ms. */
const longestTimer = 2 ** 31 - 1;

interface Registered {
  kinds: NotificationKinds;
  channels: readonly Channel[];
  happenedSince: HappenedSinceByKind;
}

/** All notifications go through this, whatever their kind and channel. */
export function registerNotifications(
  app: FastifyInstance,
  now: () => Date,
  { kinds, channels, happenedSince }: Registered,
): void {
  app.decorate('notificationKinds', kinds);
  app.decorate('channels', channels);
  app.decorate('preferencesIn', createPreferencesIn(app.db));
  const announce = (tx: Transaction, participantId: string, at: Date) => {
    const tell = () =>
      app.realtime.publish({ afterCommit: (run) => run() }, `/topic/participant/${participantId}`, {
        type: 'notification',
      });
    const wait = at.getTime() - now().getTime();
    // A page that misses it asks by itself.
    tx.afterCommit(() => (wait > 0 ? void setTimeout(tell, Math.min(wait, longestTimer)).unref() : tell()));
  };
  app.decorate('actions', createActions(app, { kinds, happenedSince, now }));
  app.decorate('notify', createNotify({ now, channels, wake: app.deliveries.wake, announce }));
}
