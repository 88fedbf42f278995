import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { cleanLine, cleanText } from '../../../lib/rules/text';
import type { Transaction } from '../../db/database';
import { AppError } from '../../errors';
import { memberOf } from '../../notifications/recipients/recipient';
import type { Decider } from './memberActions';
import { managerMessage, managerNews } from './notifications/managerMessage';

interface Message {
  subject: string;
  text: string;
}

/** Cleans a message as it is stored and sent. Throws 1100 if the subject or the text is empty. */
export function checkMessage({ subject, text }: Partial<Message>): Message {
  const message = { subject: cleanLine(subject ?? ''), text: cleanText(text ?? '') };
  const missing = (['subject', 'text'] as const).filter((key) => !message[key]);
  if (missing.length === 0) return message;
  throw new AppError(1100, { details: missing.map((path) => ({ path, message: 'is required' })) });
}

interface Sending {
  participantId: string;
  by: Decider;
  /** The id of the message. It is sent once, however often that is tried. */
  id: string;
  kind: 'managerMessage' | 'managerNews';
  /** Sends it by this channel only. */
  channel?: string;
}

/**
 * Sends a message to a member, stores it and records it in the audit. Throws 1110 if there is no such member, 1155 for
 * oneself, 1100 while the address is not confirmed, because it may be somebody else's.
 */
export async function messageMember(
  app: FastifyInstance,
  tx: Transaction,
  config: CommunityConfig,
  { participantId, by, id, kind, channel }: Sending,
  message: Message,
): Promise<void> {
  const communityId = config.id;
  const { userId } = await app.management.lock(tx.orm, communityId, participantId);
  await app.ownMatter.check(tx.orm, 'member.message', { communityId, by: by.userId, about: [userId] });
  const to = await memberOf(app, tx.orm, config, userId);
  if (!to) {
    throw new AppError(1100, {
      details: [{ path: 'id', message: 'the member has not confirmed the address' }],
    });
  }
  const written = { ...message, id, communityId, userId, kind: 'message' as const, author: by.userId };
  if (!(await app.managerMessages.keep(tx.orm, written))) return;
  await app.audit.record(tx.orm, {
    communityId,
    act: 'member.message',
    actor: by.userId,
    subject: userId,
    message: id,
  });
  const occasion = { cause: id, thing: id, by, channel };
  if (kind === 'managerNews') await app.notify(tx, managerNews, to, message, occasion);
  else await app.notify(tx, managerMessage, to, message, occasion);
}
