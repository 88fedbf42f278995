import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the bot asked for. */
interface BotCall {
  method: string;
  chatId?: number;
  text: string;
  /** The labels and addresses of buttons. */
  buttons: { text: string; url?: string; callback_data?: string }[];
  payload: Record<string, unknown>;
}

export type BotApi = Awaited<ReturnType<typeof startBotApi>>;

export const botToken = '4242:AAtestTokenOfTheBotThatNobodyElseHas';
const username = 'circle_test_bot';

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return (text ? JSON.parse(text) : {}) as Record<string, unknown>;
}

/** A server that speaks the Bot API of Telegram: it keeps what a bot sends, refuses what it is told to, and has updates for it. */
export async function startBotApi() {
  const calls: BotCall[] = [];
  const refusals = new Map<number, { times: number; answer: Record<string, unknown> }>();
  let updates: Record<string, unknown>[] = [];
  let number = 700;
  let repeats = false;
  const polls = new Set<() => void>();
  const listeners = new Set<() => void>();

  const refuse = (code: number, description: string, parameters?: object) => ({
    ok: false,
    error_code: code,
    description,
    ...(parameters && { parameters }),
  });

  async function answer(method: string, payload: Record<string, unknown>): Promise<Record<string, unknown>> {
    if (method === 'getMe')
      return { ok: true, result: { id: 4242, is_bot: true, first_name: 'Circle', username } };
    if (method === 'getUpdates') {
      const offset = Number(payload.offset ?? 0);
      updates = updates.filter(({ update_id: id }) => Number(id) >= offset || repeats);
      if (updates.length === 0) {
        await new Promise<void>((resolve) => polls.add(resolve));
      }
      return { ok: true, result: updates };
    }
    const chatId = Number(payload.chat_id);
    const refusal = refusals.get(chatId);
    if (refusal && refusal.times > 0) {
      refusal.times -= 1;
      return refusal.answer;
    }
    if (method === 'sendMessage')
      return {
        ok: true,
        result: { message_id: calls.length, date: 0, chat: { id: chatId, type: 'private' } },
      };
    return { ok: true, result: true };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      const payload = await bodyOf(request);
      const keyboard = Object(payload.reply_markup) as { inline_keyboard?: BotCall['buttons'][] };
      calls.push({
        method,
        chatId: payload.chat_id === undefined ? undefined : Number(payload.chat_id),
        text: String(payload.text ?? ''),
        buttons: (keyboard.inline_keyboard ?? []).flat(),
        payload,
      });
      const result = token === botToken ? await answer(method, payload) : refuse(401, 'Unauthorized');
      response.writeHead(result.ok ? 200 : Number(result.error_code), { 'content-type': 'application/json' });
      response.end(JSON.stringify(result));
      for (const listener of listeners) listener();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const private_ = (chatId: number) => ({
    id: chatId,
    type: 'private',
    first_name: 'Ada',
    username: `ada_${chatId}`,
  });
  const from = (chatId: number, lang: string) => ({
    ...private_(chatId),
    is_bot: false,
    language_code: lang,
  });
  const update = (content: Record<string, unknown>) => ({ update_id: (number += 1), ...content });
  const messagesTo = (chatId: number) =>
    calls.filter((call) => call.method === 'sendMessage' && call.chatId === chatId);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    username,
    calls,
    env: () => ({
      TELEGRAM_BOT_TOKEN: botToken,
      TELEGRAM_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
    messagesTo,
    callsOf: (method: string) => calls.filter((call) => call.method === method),
    /** The messages to a chat once there are `count`. */
    messages: (chatId: number, count = 1) =>
      new Promise<BotCall[]>((resolve) => {
        const look = () => {
          const found = messagesTo(chatId);
          if (found.length < count) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    /** A chat answers 403, as if its owner had blocked the bot. */
    block: (chatId: number) =>
      refusals.set(chatId, {
        times: Infinity,
        answer: refuse(403, 'Forbidden: bot was blocked by the user'),
      }),
    unblock: (chatId: number) => refusals.delete(chatId),
    /** A chat answers 429 so many times. */
    flood: (chatId: number, seconds: number, times = 1) =>
      refusals.set(chatId, {
        times,
        answer: refuse(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds }),
      }),
    /** A chat answers 400. */
    misunderstand: (chatId: number) =>
      refusals.set(chatId, { times: Infinity, answer: refuse(400, 'Bad Request: can’t parse entities') }),
    /** An update as Telegram writes it, for a chat in which somebody writes. */
    written: (chatId: number, text: string, lang = 'en') =>
      update({ message: { message_id: 1, date: 0, chat: private_(chatId), from: from(chatId, lang), text } }),
    /** A press of a button below a message that has this keyboard. */
    pressed: (chatId: number, data: string, reply_markup?: unknown) =>
      update({
        callback_query: {
          id: `press-${number}`,
          from: from(chatId, 'en'),
          chat_instance: '1',
          data,
          message: {
            message_id: 1,
            date: 0,
            chat: private_(chatId),
            ...(reply_markup !== undefined && { reply_markup }),
          },
        },
      }),
    membership: (chatId: number, status: 'kicked' | 'member') =>
      update({
        my_chat_member: {
          chat: private_(chatId),
          from: from(chatId, 'en'),
          date: 0,
          old_chat_member: { status: 'member', user: from(chatId, 'en') },
          new_chat_member: { status, user: from(chatId, 'en') },
        },
      }),
    /** Has updates for a bot that asks for them. */
    offer(...given: Record<string, unknown>[]): void {
      updates.push(...given);
      for (const resolve of polls) resolve();
      polls.clear();
    },
    /** Gives a bot that asks for updates all of them again each time, until the function returned is called. */
    repeat(): () => void {
      repeats = true;
      return () => {
        repeats = false;
      };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
