import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SendOptions } from '../../notifications/channel';
import type { Attachment } from '../../notifications/kinds/definition';

export interface Message {
  /** The same however often it is tried, so that a mailbox keeps one. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  attachments?: readonly Attachment[];
  /** Where whoever receives it switches emails like it off. */
  preferencesUrl?: string;
  /** What a mail program posts to when they press its own button for that (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Hands a message on; a rejection means that it was not taken, or that nobody knows once it was handed over. */
export type Deliver = (message: Message, options: SendOptions) => Promise<void>;

/** How long a mail server is waited for, in ms. */
export interface MailBounds {
  /** For a connection, and for a greeting. */
  connect: number;
  /** For an answer, that to the whole message included. */
  answer: number;
  /** For all of it together. */
  attempt: number;
}

export const defaultMailBounds: MailBounds = { connect: 10_000, answer: 60_000, attempt: 90_000 };

/** Mail programs offer to take an invitation over where it is another form of the text, beside the file it is. Of several they would take one. */
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
  ...message
}: Message) => ({
  ...message,
  attachments: [...attachments],
  alternatives: invitations(attachments),
  ...(preferencesUrl && { list: { unsubscribe: unsubscribeUrl ?? preferencesUrl } }),
  from,
  messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
});

/** The same bytes, read no sooner than they are asked for; `atEnd` is done before the end is told. */
async function* ending(bytes: Readable, atEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) yield chunk as Buffer;
  await atEnd();
}

/** To a mail server, over a connection of its own for each message. */
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

/** Whether the mail server has said that it did not take the message, and will never. */
export const isPermanent = (error: unknown): boolean => answerOf(error) >= 500;

/** Whether the mail server has said that it did not take the message. */
export const isRefusal = (error: unknown): boolean => answerOf(error) >= 400;

const answerOf = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) || 0 : 0;
