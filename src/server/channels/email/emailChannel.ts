import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { users } from '../../db/schema';
import { isStopped } from '../../notifications/addresses/refused';
import type {
  Channel,
  ChannelFactory,
  ChannelOptions,
  ChannelRule,
  Connection,
} from '../../notifications/channel';
import { replyAddress } from '../../notifications/addresses/replyKey';
import { emlFolder, type EmlFolder } from './emlFolder';
import { createRenderer } from './renderer';
import {
  defaultMailBounds,
  isPermanent,
  isRefusal,
  refusalOf,
  smtpDelivery,
  type MailBounds,
  type Message,
} from './transport';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where emails are written if there is no mail server. */
    mailFiles: EmlFolder;
  }
}

declare module '../../notifications/channel' {
  interface SendingOptions {
    /** Timeouts of the mail server. */
    bounds?: Partial<MailBounds>;
  }
}

/** The folder for emails if there is no mail server. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

export const emailRule: ChannelRule = {
  name: 'EMAIL',
  hasDigest: true,
  carriesRequired: true,
  addressesOf: async (_, recipients) => recipients.map(({ email }) => [email]),
};

async function connectionOf(orm: Orm, userId: string): Promise<Connection> {
  const [user] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const address = user?.email ?? '';
  const stopped = await isStopped(orm, { channel: emailRule.name, address });
  return { state: stopped ? 'STOPPED' : 'CONNECTED', address };
}

/** Emails go to SMTP_URL, or into `.eml` files in DATA_DIR. */
function createEmailChannel(app: FastifyInstance, { kinds, bounds }: ChannelOptions): Channel<Message> {
  const { SMTP_URL, DATA_DIR, MAIL_REPLY_DOMAIN } = app.env;
  const allBounds = { ...defaultMailBounds, ...bounds };
  const files = emlFolder(outboxFolder(DATA_DIR));
  const renderer = createRenderer(kinds);
  app.decorate('mailFiles', files);
  app.addHook('onClose', () => renderer.close());
  return {
    ...emailRule,
    longestAttempt: allBounds.attempt,
    async render({ id, kind, data, address, replyKey, date, setting }) {
      const { title, senderEmail } = setting.config.community;
      const rendered = await renderer.render({ kind, data, setting });
      const { host } = new URL(setting.siteUrl);
      return {
        id,
        from: { name: title, address: senderEmail },
        to: address,
        date,
        ...(replyKey && MAIL_REPLY_DOMAIN && { bounceTo: replyAddress(replyKey, MAIL_REPLY_DOMAIN) }),
        ...(setting.unsubscribeUrl && { listId: `<${kind}.${host.replace(/:\d+$/, '')}>` }),
        ...rendered,
      };
    },
    send: SMTP_URL ? smtpDelivery(SMTP_URL, allBounds) : files.deliver,
    isPermanent,
    isRefusal,
    refusalOf,
    connectionOf,
    takeBack: files.remove,
    cleanUp: files.removeBefore,
  };
}

export const emailChannel: ChannelFactory = {
  title: 'email',
  lacks: () => undefined,
  create: createEmailChannel,
};
