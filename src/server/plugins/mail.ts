import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database';
import { mailTries, sendLetter, writeLetter, type MailJob, type NewLetter } from '../mail/outbox';
import { fileDelivery, smtpDelivery } from '../mail/transport';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes a letter in the transaction of its cause; it goes out after the commit. */
    mail: (tx: Transaction, letter: NewLetter) => Promise<void>;
  }
}

/** The folder that letters land in where no mail server is named. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Letters go to SMTP_URL, or into `.eml` files in DATA_DIR. A failed one is tried again after `retryDelay` s, then later and later. */
export async function registerMail(app: FastifyInstance, now: () => Date, retryDelay = 5): Promise<void> {
  const { SMTP_URL, DATA_DIR } = app.env;
  const deliver = SMTP_URL ? smtpDelivery(SMTP_URL) : fileDelivery(outboxFolder(DATA_DIR));
  const communityById = (id: string) => app.communities.byId(id) ?? app.communities.byHost('');
  const queue = await app.jobs.queue<MailJob>(
    'mail',
    { retryLimit: mailTries - 1, retryDelay, expireInSeconds: 120 },
    async (job) => {
      try {
        await sendLetter(job, { orm: app.db.orm, deliver, communityById, now });
      } catch (error) {
        app.log.warn({ err: error, letter: job.id }, 'a letter could not be sent');
        throw error;
      }
    },
  );
  app.decorate('mail', (tx, letter) => writeLetter(tx, queue, letter, now()));
}
