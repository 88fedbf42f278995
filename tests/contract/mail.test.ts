import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import { outbox } from '../../src/server/db/schema';
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
    mailRetryDelay: 1,
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

describe('letters', () => {
  const ask: Record<string, (email: string, options: object) => Promise<unknown>> = {
    confirm: (email, options) => server.post('/api/auth/register-user', { email, password }, options),
    otp: (email, options) => server.post('/api/auth/otp/challenge', { email }, options),
    magic: (email, options) => server.post('/api/auth/login', { authType: 'MAGIC', email }, options),
    recovery: async (email, options) => {
      await server.app.accounts.create(server.app.db.orm, { email, confirmed: true });
      return server.post('/api/auth/recovery', { email }, options);
    },
  };
  const subjects: Record<string, [RegExp, RegExp]> = {
    confirm: [/^Confirm your e-mail for Violet & Co$/, /^Подтвердите почту для сообщества «Круг»$/],
    otp: [/^\d{6} is your code for Violet & Co$/, /^\d{6} — код для входа в «Круг»$/],
    magic: [/^Your link to Violet & Co$/, /^Ссылка для входа в «Круг»$/],
    recovery: [/^A new password for Violet & Co$/, /^Новый пароль для сообщества «Круг»$/],
  };

  it.each(Object.keys(ask))(
    'AUT-07 the %s letter is branded, HTML and text, in both languages',
    async (kind) => {
      const [english, russian] = [newEmail('en'), newEmail('ru')];
      await ask[kind]!(english, { community: 'violet.example' });
      await ask[kind]!(russian, { community: 'russian.example' });
      const en = await smtp.letterTo(english);
      const ru = await smtp.letterTo(russian);
      expect(en.subject).toMatch(subjects[kind]![0]);
      expect(ru.subject).toMatch(subjects[kind]![1]);
      expect(en.from).toEqual({ name: 'Violet & Co', address: 'hello@violet.example' });
      expect(en.html).toContain('#5b21b6');
      expect(en.html).toContain('Nunito');
      expect(en.html).toContain('lang="en"');
      expect(ru.html).toContain('lang="ru"');
      const secret = (letter: Email) =>
        kind === 'otp' ? /\d{6}/.exec(letter.subject ?? '')?.[0] : /https?:\S+/.exec(letter.text ?? '')?.[0];
      for (const letter of [en, ru]) {
        expect(secret(letter)).toBeTruthy();
        expect(letter.text).toContain(secret(letter));
        expect(letter.html?.replaceAll('&amp;', '&')).toContain(secret(letter));
        expect(letter.html).not.toMatch(/\{\{|undefined|<script/);
      }
    },
  );

  it('U02 a letter follows the language the reader stored, then the one the browser remembers', async () => {
    const { email, token } = await addPerson(server);
    await server.call('POST', '/api/current-user/lang', undefined, {
      token,
      raw: 'RU',
      headers: { 'content-type': 'text/plain' },
    });
    await server.post('/api/auth/recovery', { email }, { community: 'violet.example' });
    expect((await smtp.letterTo(email)).subject).toBe('Новый пароль для сообщества «Violet & Co»');
    const stranger = newEmail();
    await server.post(
      '/api/auth/otp/challenge',
      { email: stranger },
      { community: 'violet.example', cookie: 'lang=ru' },
    );
    expect((await smtp.letterTo(stranger)).subject).toContain('код для входа');
  });
});

describe('the outbox', () => {
  it('A10 a letter that the mail server refuses is tried again, and arrives once', async () => {
    const email = newEmail('retry');
    smtp.refuse(1);
    await server.post('/api/auth/otp/challenge', { email }, { community: 'violet.example' });
    await smtp.letterTo(email);
    await vi.waitFor(async () => expect((await rowOf(email))?.status).toBe('sent'), { timeout: 5000 });
    expect((await rowOf(email))?.attempts).toBe(2);
    expect(smtp.letters.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1);
    expect(server.logLines.join('')).toContain('a letter could not be sent');
    expect(server.logLines.join('')).not.toContain(email);
  });

  it('A10 what has been sent keeps no code', async () => {
    const email = newEmail('kept');
    await server.post('/api/auth/otp/challenge', { email }, { community: 'violet.example' });
    await smtp.letterTo(email);
    await vi.waitFor(
      async () => expect(await rowOf(email)).toMatchObject({ status: 'sent', payload: null }),
      {
        timeout: 5000,
      },
    );
  });

  it('A04 a registration that fails leaves no letter behind', async () => {
    const { email } = await addPerson(server);
    await server.post('/api/auth/register-user', { email, password }, { community: 'violet.example' });
    expect(await rowOf(email)).toBeUndefined();
  });

  it('A05 a letter to nobody is written and never sent', async () => {
    const email = newEmail('nobody');
    await server.post('/api/auth/recovery', { email }, { community: 'violet.example' });
    expect(await rowOf(email)).toMatchObject({ status: 'suppressed', payload: null });
  });

  it('A01 thirty letters at once all arrive', async () => {
    const emails = Array.from({ length: 30 }, () => newEmail('many'));
    const answers = await Promise.all(
      emails.map((email) =>
        server.post('/api/auth/login', { authType: 'MAGIC', email }, { community: 'violet.example' }),
      ),
    );
    expect(answers.map(({ body }) => (body as SignInResult).sent)).toEqual(emails.map(() => true));
    await Promise.all(emails.map((email) => smtp.letterTo(email)));
  });
});
