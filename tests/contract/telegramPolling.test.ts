import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TelegramCode } from '../../src/generated/api/telegram';
import { jobs, telegramChats } from '../../src/server/db/schema';
import { startBotApi, type BotApi } from '../support/botApi';
import { errorOf } from '../support/client';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let api: BotApi;
let server: TestServer;
let second: TestServer | undefined;
beforeAll(async () => {
  api = await startBotApi();
  // Telegram cannot reach it, so one process asks for updates.
  server = await startServer({ env: api.env() });
  if (process.env.DATABASE_URL) {
    const { databaseUrl, redisUrl } = server;
    second = await startServer({ env: api.env(), beside: { databaseUrl, redisUrl } });
  }
});
afterAll(async () => {
  await second?.stop();
  await server.stop();
  await api.stop();
});

const connection = async (userId: string) => {
  const { orm } = server.app.db;
  const [found] = await orm.select().from(telegramChats).where(eq(telegramChats.userId, userId));
  return found;
};

it('NOT-03 P36 without a public address one process asks for updates, and processes each once', async () => {
  const person = await addPerson(server, { member: home });
  const { body } = await server.post('/api/telegram/code', undefined, {
    token: person.token,
    community: home,
  });
  const code = new URL((body as TelegramCode).url).searchParams.get('start')!;
  const stopRepeating = api.repeat();
  api.offer(api.written(5, `/start ${code}`));
  await vi.waitFor(async () => expect((await connection(person.userId))?.chatId).toBe(5));
  const asked = api.callsOf('getUpdates').length;
  await vi.waitFor(() => expect(api.callsOf('getUpdates').length).toBeGreaterThan(asked + 3));
  stopRepeating();
  expect(api.messagesTo(5)).toHaveLength(1);
  expect(api.callsOf('setWebhook')).toEqual([]);
  expect(api.callsOf('deleteWebhook')).toHaveLength(1);
});

it('NOT-03 an installation without a bot offers Telegram nowhere', async () => {
  const without = await startServer();
  try {
    const person = await addPerson(without, { member: home });
    const as = { token: person.token, community: home };
    expect(errorOf(await without.post('/api/telegram/code', undefined, as)).code).toBe(1110);
    const refused = ['/api/sse/telegram-connect', '/api/notifications/settings'].map((path) =>
      without.get(path, as),
    );
    const [stream, settings] = await Promise.all(refused);
    expect(errorOf(stream!).code).toBe(1110);
    expect(settings?.text).not.toContain('TELEGRAM');
    expect(await without.app.db.orm.select().from(jobs).where(eq(jobs.queue, 'telegram updates'))).toEqual(
      [],
    );
  } finally {
    await without.stop();
  }
});
