import type { FastifyInstance } from 'fastify';
import { notificationKinds } from '../notificationKinds';
import type { NotificationKinds } from '../notifications/kinds/kinds';
import { createNotify, type Notify } from '../notifications/notify';

declare module 'fastify' {
  interface FastifyInstance {
    notificationKinds: NotificationKinds;
    notify: Notify;
  }
}

/** What people are notified of goes through this, whatever it is and whichever way it takes. */
export function registerNotifications(app: FastifyInstance, now: () => Date): void {
  app.decorate('notificationKinds', notificationKinds);
  app.decorate('notify', createNotify({ now, wake: { EMAIL: app.wakeMail } }));
}
