import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Message {
  /** The same however often it is tried, so that a mailbox keeps one. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
}

/** Hands a message on; a rejection means that it has to be tried again. */
export type Deliver = (message: Message) => Promise<void>;

const envelope = ({ id, from, ...message }: Message) => ({
  ...message,
  from,
  messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** To a mail server. Its waits are shorter than the job's time, so that no second worker takes over a living one. */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport(url, {});
  return async (message) => void (await transport.sendMail(envelope(message)));
}

/** Into `.eml` files of a folder, one per message however often it is tried. */
export function fileDelivery(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(envelope(message));
    const name = `${message.date.toISOString().replace(/[:.]/g, '-')}-${message.id}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}
