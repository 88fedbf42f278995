import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import { outbox } from '../support/outbox';
import { addPerson, newEmail, password } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { startSmtp, type SmtpSink } from '../support/smtp';

const auth = ['EMAIL', 'OTP', 'MAGIC'].map((authType) => ({ authType }));
let smtp: SmtpSink;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startServer({
    env: { SMTP_URL: smtp.url },
    mail: { waits: { first: 1 }, bounds: { answer: 1500 }, closing: 0 },
    communities: {
      'violet.example': {
        community: { title: 'Violet & Co', senderEmail: 'hello@violet.example', langChoices: ['en', 'ru'] },
        brand: {
          title: 'Violet & Co',
          colors: { primary: '#5b21b6' },
          fonts: { body: 'Nunito', heading: 'Nunito' },
        },
        auth,
      },
      'russian.example': { community: { title: 'Круг', lang: 'ru' }, auth },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const rowOf = async (email: string) =>
  (await server.app.db.orm.select().from(outbox).where(eq(outbox.recipient, email)))[0];
const copies = (email: string) => smtp.emails.filter(({ to }) => to?.[0]?.address === email);

describe('emails', () => {
  const ask: Record<string, (email: string, options: object) => Promise<unknown>> = {
    confirm: (email, options) => server.post('/api/auth/register-user', { email, password }, options),
    otp: (email, options) => server.post('/api/auth/otp/challenge', { email }, options),
    magic: (email, options) => server.post('/api/auth/login', { authType: 'MAGIC', email }, options),
    recovery: async (email, options) => {
      await server.app.db.transaction((tx) => server.app.accounts.create(tx, { email, confirmed: true }));
      return server.post('/api/auth/recovery', { email }, options);
    },
  };
  const subjects: Record<string, [RegExp, RegExp]> = {
    confirm: [/^Confirm your email for Violet & Co$/, /^Подтвердите почту для сообщества «Круг»$/],
    otp: [/^\d{6} is your code for Violet & Co$/, /^\d{6} — код для входа в «Круг»$/],
    magic: [/^Your sign-in link for Violet & Co$/, /^Ссылка для входа в «Круг»$/],
    recovery: [/^Reset your password for Violet & Co$/, /^Новый пароль для сообщества «Круг»$/],
  };

  it.each(Object.keys(ask))(
    'AUT-07 the %s email is branded, HTML and text, in both languages',
    async (kind) => {
      const [english, russian] = [newEmail('en'), newEmail('ru')];
      await ask[kind]!(english, { community: 'violet.example' });
      await ask[kind]!(russian, { community: 'russian.example' });
      const en = await smtp.emailTo(english);
      const ru = await smtp.emailTo(russian);
      expect(en.subject).toMatch(subjects[kind]![0]);
      expect(ru.subject).toMatch(subjects[kind]![1]);
      expect(en.from).toEqual({ name: 'Violet & Co', address: 'hello@violet.example' });
      expect(en.html).toContain('#5b21b6');
      expect(en.html).toContain('Nunito');
      expect(en.html).toContain('lang="en"');
      expect(ru.html).toContain('lang="ru"');
      const secret = (message: Email) =>
        kind === 'otp'
          ? /\d{6}/.exec(message.subject ?? '')?.[0]
          : /https?:\S+/.exec(message.text ?? '')?.[0];
      for (const message of [en, ru]) {
        expect(secret(message)).toBeTruthy();
        expect(message.text).toContain(secret(message));
        expect(message.html?.replaceAll('&amp;', '&')).toContain(secret(message));
        expect(message.html).not.toMatch(/\{\{|undefined|<script/);
      }
    },
  );

  it('U02 an email follows the language the reader stored, then the one the browser remembers', async () => {
    const { email, token } = await addPerson(server);
    await server.call('POST', '/api/current-user/lang', undefined, {
      token,
      raw: 'RU',
      headers: { 'content-type': 'text/plain' },
    });
    await server.post('/api/auth/recovery', { email }, { community: 'violet.example' });
    expect((await smtp.emailTo(email)).subject).toBe('Новый пароль для сообщества «Violet & Co»');
    const stranger = newEmail();
    await server.post(
      '/api/auth/otp/challenge',
      { email: stranger },
      { community: 'violet.example', cookie: 'lang=ru' },
    );
    expect((await smtp.emailTo(stranger)).subject).toContain('код для входа');
  });
});

describe('the outbox', () => {
  it('A10 an email that the mail server refuses is tried again, and arrives once', async () => {
    const email = newEmail('retry');
    smtp.refuse(1);
    await server.post('/api/auth/otp/challenge', { email }, { community: 'violet.example' });
    await smtp.emailTo(email);
    await vi.waitFor(async () => expect((await rowOf(email))?.status).toBe('sent'));
    expect((await rowOf(email))?.attempts).toBe(2);
    expect(smtp.emails.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
    expect(server.logLines.join('')).toContain('a delivery could not be sent');
    expect(server.logLines.join('')).not.toContain(email);
  });

  it('AUT-07 what the mail server has and never answered for is marked, and not sent again before the limit', async () => {
    const [code, confirmation] = [newEmail('hangs'), newEmail('hangs')];
    for (const email of [code, confirmation]) smtp.hangAfter(email);
    const before = Date.now();
    await server.post('/api/auth/otp/challenge', { email: code }, { community: 'violet.example' });
    await server.post(
      '/api/auth/register-user',
      { email: confirmation, password },
      { community: 'violet.example' },
    );
    const given = async (email: string, row: object) =>
      vi.waitFor(async () => expect(await rowOf(email)).toMatchObject(row));
    // The code would have expired by then; the confirmation waits.
    await given(code, { status: 'uncertain', attempts: 1, data: null });
    await given(confirmation, { status: 'uncertain', attempts: 1, data: { url: expect.any(String) } });
    const unheard = () => server.logLines.filter((line) => line.includes('"failure":"uncertain"'));
    await vi.waitFor(() => expect(unheard()).toHaveLength(2));
    expect((await rowOf(confirmation))!.leasedUntil!.getTime()).toBeGreaterThan(before + 600_000 - 1);
    expect(copies(code)).toHaveLength(1);
    expect(copies(confirmation)).toHaveLength(1);
    server.later(630);
    await vi.waitFor(() => expect(copies(confirmation)).toHaveLength(2));
    const [first, second] = copies(confirmation);
    expect(second?.messageId).toBe(first?.messageId);
    expect(copies(code)).toHaveLength(1);
  });

  it('AUT-07 an outage that ends before it expires loses none; after that it is given up, and marked', async () => {
    const back = await smtp.leave();
    const [code, late, confirmation] = [newEmail('code'), newEmail('late'), newEmail('confirmation')];
    const attempted = (email: string, attempts: number) =>
      vi.waitFor(async () => expect(await rowOf(email)).toMatchObject({ status: 'pending', attempts }));
    await server.post(
      '/api/auth/register-user',
      { email: confirmation, password },
      { community: 'violet.example' },
    );
    await server.post('/api/auth/otp/challenge', { email: late }, { community: 'violet.example' });
    await attempted(late, 1);
    server.later(700);
    await vi.waitFor(async () => expect(await rowOf(late)).toMatchObject({ status: 'failed', data: null }));
    await server.post('/api/auth/otp/challenge', { email: code }, { community: 'violet.example' });
    await attempted(code, 1);
    server.later(560);
    await attempted(code, 2);
    await back();
    server.later(25);
    await smtp.emailTo(code);
    server.later(2 * 86_400);
    await smtp.emailTo(confirmation);
    expect(copies(late)).toHaveLength(0);
  });

  it('A10 what has been sent keeps no code', async () => {
    const email = newEmail('kept');
    await server.post('/api/auth/otp/challenge', { email }, { community: 'violet.example' });
    await smtp.emailTo(email);
    await vi.waitFor(async () => expect(await rowOf(email)).toMatchObject({ status: 'sent', data: null }));
  });

  it('A04 a registration that fails leaves no email behind', async () => {
    const { email } = await addPerson(server);
    await server.post('/api/auth/register-user', { email, password }, { community: 'violet.example' });
    expect(await rowOf(email)).toBeUndefined();
  });

  it('A05 an email to nobody is written and never sent', async () => {
    const email = newEmail('nobody');
    await server.post('/api/auth/recovery', { email }, { community: 'violet.example' });
    expect(await rowOf(email)).toMatchObject({ status: 'suppressed', data: null });
  });

  it('A01 thirty emails at once all arrive', async () => {
    const emails = Array.from({ length: 30 }, () => newEmail('many'));
    const answers = await Promise.all(
      emails.map((email) =>
        server.post('/api/auth/login', { authType: 'MAGIC', email }, { community: 'violet.example' }),
      ),
    );
    expect(answers.map(({ body }) => (body as SignInResult).sent)).toEqual(emails.map(() => true));
    await Promise.all(emails.map((email) => smtp.emailTo(email)));
  });
});

describe('a mail server that says nothing', () => {
  it('AUT-07 holds up no other connection, nor the end of the server', async () => {
    const never = 600_000;
    const waiting = await startServer({
      env: { SMTP_URL: smtp.url },
      mail: { bounds: { connect: never, answer: never, attempt: never }, closing: 0 },
      communities: { 'codes.example': { auth } },
    });
    try {
      const emails = Array.from({ length: 5 }, () => newEmail('mute'));
      smtp.mute(4);
      for (const email of emails) {
        await waiting.post('/api/auth/otp/challenge', { email }, { community: 'codes.example' });
      }
      await vi.waitFor(() => expect(emails.flatMap(copies)).toHaveLength(1));
      expect(smtp.muted()).toBe(4);
    } finally {
      await waiting.stop();
    }
    await vi.waitFor(() => expect(smtp.muted()).toBe(0));
  });
});
