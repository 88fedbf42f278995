import type { FastifyInstance } from 'fastify';
import { notificationKinds } from '../notifications/kinds';
import { createNotify, type Notify } from '../notifications/notify';

declare module 'fastify' {
  interface FastifyInstance {
    notify: Notify<typeof notificationKinds>;
  }
}

/** What people are told goes through this, whatever it is and whichever way it takes. */
export function registerNotifications(app: FastifyInstance, now: () => Date): void {
  app.decorate('notify', createNotify({ kinds: notificationKinds, now, wake: { EMAIL: app.wakeMail } }));
}
