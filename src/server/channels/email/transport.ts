import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SendOptions } from '../../notifications/channel';
import type { Attachment } from '../../notifications/kinds/definition';

export interface Message {
  /** The same for every attempt, so that a mailbox keeps one. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  attachments?: readonly Attachment[];
  /** The page with the recipient's email settings. */
  preferencesUrl?: string;
  /** The sender's address of the envelope, to which refusals come back. By default that of `from`. */
  bounceTo?: string;
  /** Names what the recipient may unsubscribe from, for filters (RFC 2919). */
  listId?: string;
  /** The address for a mail program's own unsubscribe button (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Hands over a message. A rejection means that it was not accepted, or that the outcome is unknown. */
export type Deliver = (message: Message, options: SendOptions) => Promise<void>;

/** How long a mail server is waited for, in ms. */
export interface MailBounds {
  /** Timeout of a connection and of the greeting. */
  connect: number;
  /** Timeout of an answer, including that to the whole message. */
  answer: number;
  /** Timeout of the whole attempt. */
  attempt: number;
}

export const defaultMailBounds: MailBounds = { connect: 10_000, answer: 60_000, attempt: 90_000 };

/**
 * Mail programs offer to accept an invitation if it is an alternative of the text, in addition to the file. Of several
 * they would take one.
 */
function invitations(attachments: readonly Attachment[]) {
  const found = attachments
    .filter(({ contentType }) => /^text\/calendar;.*method=/.test(contentType))
    .map(({ contentType, content }) => ({ contentType, content }));
  return found.length === 1 ? found : [];
}

export const envelope = ({
  id,
  from,
  attachments = [],
  preferencesUrl,
  unsubscribeUrl,
  bounceTo,
  listId,
  ...message
}: Message) => ({
  ...message,
  attachments: [...attachments],
  alternatives: invitations(attachments),
  ...(preferencesUrl && { list: { unsubscribe: unsubscribeUrl ?? preferencesUrl } }),
  from,
  ...(bounceTo && { envelope: { from: bounceTo, to: message.to } }),
  messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(listId && { 'List-Id': listId }),
    ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
});

/** The same bytes, read on demand. Waits for `atEnd` before the end. */
async function* ending(bytes: Readable, atEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) yield chunk as Buffer;
  await atEnd();
}

/** Delivers to a mail server, over a connection of its own for each message. */
export function smtpDelivery(
  url: string,
  { connect, answer, attempt }: MailBounds = defaultMailBounds,
): Deliver {
  const bounds = { connectionTimeout: connect, greetingTimeout: connect, dnsTimeout: connect };
  return async (message, { onHandOver, signal }) => {
    const transport = createTransport({ url, ...bounds, socketTimeout: answer });
    // The transport reads the message only once the mail server has asked for it.
    transport.use('stream', (mail, done) => {
      mail.message.processFunc((bytes) => Readable.from(ending(bytes, onHandOver), { objectMode: false }));
      done();
    });
    await transport.sendMail({
      ...envelope(message),
      signal: AbortSignal.any([signal, AbortSignal.timeout(attempt)]),
    });
  };
}

/** Whether the mail server refused the message for good. */
export const isPermanent = (error: unknown): boolean => answerOf(error) >= 500;

/** The enhanced status code in an answer (RFC 3463). */
const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/;

/** What the mail server said of the recipient's address, if it refused it for good. */
export function refusalOf(error: unknown): { status: string } | undefined {
  if (!isPermanent(error)) return undefined;
  const { command, response } = error as { command?: unknown; response?: unknown };
  return command === 'RCPT TO' ? { status: enhanced.exec(String(response))?.[0] ?? '' } : undefined;
}

/** Whether the mail server refused the message. */
export const isRefusal = (error: unknown): boolean => answerOf(error) >= 400;

const answerOf = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) || 0 : 0;
