import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database';
import { outbox } from '../db/schema';
import { createLeasedWorker } from '../jobs/leasedWorker';
import { emlFolder, type EmlFolder } from '../channels/email/emlFolder';
import { emailQueue } from '../notifications/deliveries/deliveries';
import { createRenderer } from '../channels/email/renderer';
import { defaultWaits, type Waits } from '../notifications/deliveries/schedule';
import { attemptEmail, type AttemptOptions } from '../notifications/deliveries/attempt';
import { createDigests, createGather } from '../notifications/collapse/digest/digests';
import { createRelease } from '../notifications/collapse/release';
import { defaultMailBounds, smtpDelivery, type MailBounds } from '../channels/email/transport';

declare module 'fastify' {
  interface FastifyInstance {
    /** Has the emails that are due sent now. */
    wakeMail: () => void;
    /** Sends the emails that are due; resolves when nothing is left that this process could send. */
    sendDueMail: () => Promise<void>;
    /** Forgets every email to an address, sent and waiting. */
    forgetMail: (tx: Transaction, email: string) => Promise<void>;
    /** Where emails land without a mail server. */
    mailFiles: EmlFolder;
  }
}

/** Replaces how long things take, for tests. */
export interface MailOptions {
  waits?: Partial<Waits>;
  bounds?: Partial<MailBounds>;
  /** How long attempts under way may take once the server closes, in ms. */
  closing?: number;
}

/** The folder that emails land in where no mail server is named. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Emails go to SMTP_URL, or into `.eml` files in DATA_DIR. A failed one is tried again, later and later, for as long as
 * it is worth it.
 */
export async function registerMail(
  app: FastifyInstance,
  now: () => Date,
  { renderWorker, ...asked }: Pick<AttemptOptions, 'kinds' | 'relevance'> & { renderWorker: URL },
  { waits, bounds, closing = 5000 }: MailOptions = {},
): Promise<void> {
  const { SMTP_URL, DATA_DIR, DATABASE_URL } = app.env;
  const { orm } = app.db;
  const files = emlFolder(outboxFolder(DATA_DIR));
  const allBounds = { ...defaultMailBounds, ...bounds };
  const renderer = createRenderer(asked.kinds, renderWorker);
  const communityById = async (id: string) => {
    await app.communities.learn(id);
    return app.communities.byId(id) ?? app.communities.byHost('');
  };
  // Asked for when it is needed: notifications are registered with this.
  const notify: typeof app.notify = (...told) => app.notify(...told);
  const options: AttemptOptions = {
    orm,
    render: renderer.render,
    ...asked,
    now,
    log: app.log,
    deliver: SMTP_URL ? smtpDelivery(SMTP_URL, allBounds) : files.deliver,
    ...(SMTP_URL ? {} : { takeBack: (id: string) => files.remove([id]) }),
    communityById,
    release: createRelease({
      kinds: asked.kinds,
      db: app.db,
      now,
      gather: createGather(notify),
      communityById,
    }),
    digests: createDigests({ kinds: asked.kinds, db: app.db, now, communityById }),
    waits: { ...defaultWaits, ...waits },
  };
  const worker = createLeasedWorker(
    {
      ...emailQueue(asked.kinds),
      // Longer than an attempt can last.
      lease: allBounds.attempt * 2,
      // A mail server that says nothing holds up no other email.
      atOnce: 5,
      interval: 2000,
      work: (email, lease) => attemptEmail(email, lease, options),
    },
    { db: app.db, log: app.log, now },
  );
  if (!DATABASE_URL) await worker.reclaim();
  app.addHook('onClose', () => renderer.close());
  worker.closeWith(app, closing);
  app.decorate('mailFiles', files);
  app.decorate('wakeMail', worker.wake);
  app.decorate('sendDueMail', worker.work);
  app.decorate('forgetMail', async (tx, email) => {
    const gone = await tx.orm.delete(outbox).where(eq(outbox.recipient, email)).returning({ id: outbox.id });
    tx.afterCommit(() => {
      files
        .remove(gone.map(({ id }) => id))
        .catch((error: unknown) => app.log.warn({ err: error }, 'files of emails could not be removed'));
    });
  });
}
