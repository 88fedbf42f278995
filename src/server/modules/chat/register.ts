import type { FastifyInstance } from 'fastify';
import { createUnreadNotifier } from './notifyUnread';
import { registerChats } from './routes';

interface ChatOptions {
  /** Whether the clock notifies of unread messages. Tests do so by themselves. */
  byClock?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Notifies members who are away of messages that they have not read. */
    notifyUnread: () => Promise<void>;
  }
}

declare module '../../defineModule' {
  interface ModuleOptions {
    chat?: ChatOptions;
  }
}

/** The calls of chats, and notifications of unread messages. */
export async function registerChat(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true }: ChatOptions = {},
): Promise<void> {
  registerChats(app, now);
  app.decorate('notifyUnread', createUnreadNotifier(app, now));
  if (byClock) await app.jobs.schedule('unread-messages', 30_000, app.notifyUnread);
}
