import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import type { Orm, Transaction } from '../db/database';
import { outbox } from '../db/schema';
import type { JobQueue } from '../plugins/jobs';
import { randomId } from '../tokens';
import { lastLetters, type LetterKind } from './letters';
import type { Deliver } from './transport';

export interface NewLetter {
  kind: LetterKind;
  /** What it is about: a second letter for the same cause is never written. */
  cause: string;
  community: CommunityConfig;
  to: string;
  lang: Lang;
  /** `code` or `url` where the letter has one, and `siteUrl`. */
  payload: Record<string, string>;
  /** Written down like any other, and not sent: what an address that has no account gets. */
  suppressed?: boolean;
}

export interface MailJob {
  id: string;
}

/** How often a letter is tried in all. */
export const mailTries = 8;

/** Writes a letter into the outbox and queues its sending, both in the transaction of its cause. */
export async function writeLetter(
  tx: Transaction,
  queue: JobQueue<MailJob>,
  { community, to, payload, suppressed, ...letter }: NewLetter,
  now: Date,
): Promise<void> {
  const id = randomId();
  await tx.orm.insert(outbox).values({
    ...letter,
    id,
    communityId: community.id,
    recipient: to,
    payload: suppressed ? null : payload,
    status: suppressed ? 'suppressed' : 'pending',
    attempts: 0,
    createdAt: now,
  });
  await queue.send(tx, { id });
}

export interface SendOptions {
  orm: Orm;
  deliver: Deliver;
  communityById: (id: string) => CommunityConfig;
  now: () => Date;
}

/** Sends a letter that waits; one that is out or suppressed is left alone. Rejects when it has to be tried again. */
export async function sendLetter(
  { id }: MailJob,
  { orm, deliver, communityById, now }: SendOptions,
): Promise<void> {
  const [letter] = await orm
    .update(outbox)
    .set({ status: 'sending', attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), inArray(outbox.status, ['pending', 'sending'])))
    .returning();
  if (!letter?.payload) return;
  const config = communityById(letter.communityId);
  const over = { payload: null, ...(lastLetters.has(letter.kind) ? { recipient: '' } : {}) };
  // Loaded with the first letter: what renders it is heavy, and no start should wait for it.
  const { renderLetter } = await import('./render');
  const rendered = await renderLetter(letter.kind as LetterKind, letter.lang, config, letter.payload);
  try {
    await deliver({
      id,
      from: { name: config.community.title, address: config.community.senderEmail },
      to: letter.recipient,
      date: letter.createdAt,
      ...rendered,
    });
  } catch (error) {
    if (letter.attempts >= mailTries) {
      await orm
        .update(outbox)
        .set({ ...over, status: 'failed' })
        .where(eq(outbox.id, id));
    }
    throw error;
  }
  await orm
    .update(outbox)
    .set({ ...over, status: 'sent', sentAt: now() })
    .where(eq(outbox.id, id));
}
