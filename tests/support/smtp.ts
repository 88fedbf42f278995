import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

export interface SmtpSink {
  /** For SMTP_URL. */
  url: string;
  emails: Email[];
  /** The senders of the envelopes to an address, in the order in which they came. */
  sendersTo(address: string): string[];
  /** Refuses an address for good. Returns what ends that. */
  refuseAddress(address: string): () => void;
  /** Refuses the next so many emails. */
  refuse(times: number): void;
  /** Takes and keeps emails to `address`, and never answers once it has them. */
  hangAfter(address: string): void;
  /** Says nothing to the next so many connections, not even a greeting. */
  mute(times: number): void;
  /** How many connections wait for a greeting that never comes. */
  muted(): number;
  /** Refuses connections until the function returned is called. */
  leave(): Promise<() => Promise<void>>;
  /** The first email to `address`, as soon as it arrives. */
  emailTo(address: string): Promise<Email>;
  stop(): Promise<void>;
}

/** A mail server that stores the emails it gets. */
export async function startSmtp(): Promise<SmtpSink> {
  const emails: Email[] = [];
  const hanging = new Set<string>();
  const gone = new Set<string>();
  const senders = new Map<string, string[]>();
  let refusals = 0;
  let toMute = 0;
  const muted = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Connections without an answer do not delay the end.
    closeTimeout: 100,
    onConnect: ({ id }, done) => {
      if (toMute === 0) return done();
      toMute -= 1;
      muted.add(id);
    },
    onClose: ({ id }) => void muted.delete(id),
    onRcptTo: ({ address }, { envelope }, done) => {
      if (gone.has(address)) {
        return done(Object.assign(new Error(`5.1.1 <${address}>: No such user`), { responseCode: 550 }));
      }
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      senders.set(address, [...(senders.get(address) ?? []), from]);
      done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((message) => {
          emails.push(message);
          if (!message.to?.some(({ address }) => hanging.has(address ?? ''))) done();
        });
      });
    },
  });
  const listen = (at: number) =>
    new Promise<void>((listening) => server.server.listen(at, '127.0.0.1', () => listening()));
  await listen(0);
  const { port } = server.server.address() as AddressInfo;
  const find = (address: string) => emails.find(({ to }) => to?.some((one) => one.address === address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    sendersTo: (address) => senders.get(address) ?? [],
    refuseAddress: (address) => {
      gone.add(address);
      return () => void gone.delete(address);
    },
    refuse: (times) => {
      refusals = times;
    },
    hangAfter: (address) => void hanging.add(address),
    mute: (times) => {
      toMute = times;
    },
    muted: () => muted.size,
    leave: async () => {
      await new Promise((closed) => server.server.close(closed));
      return () => listen(port);
    },
    emailTo: (address) =>
      vi.waitFor(
        () => {
          const message = find(address);
          if (!message) throw new Error(`no email to ${address} yet`);
          return message;
        },
        { interval: 25 },
      ),
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
