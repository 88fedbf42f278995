import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

export interface SmtpSink {
  /** For SMTP_URL. */
  url: string;
  letters: Email[];
  /** Refuses the next so many letters. */
  refuse(times: number): void;
  /** The first letter to `address`, as soon as it is there. */
  letterTo(address: string): Promise<Email>;
  stop(): Promise<void>;
}

/** A mail server that keeps what it gets. */
export async function startSmtp(): Promise<SmtpSink> {
  const letters: Email[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          letters.push(letter);
          done();
        });
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const find = (address: string) => letters.find(({ to }) => to?.some((one) => one.address === address));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    refuse: (times) => {
      refusals = times;
    },
    letterTo: (address) =>
      vi.waitFor(
        () => {
          const letter = find(address);
          if (!letter) throw new Error(`no letter to ${address} yet`);
          return letter;
        },
        { timeout: 20_000, interval: 25 },
      ),
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
