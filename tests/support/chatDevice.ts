import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { createRealtime } from '../../src/api/realtime/createRealtime';
import { errorOfResponse } from '../../src/api/ApiError';
import { reconnectDelay } from '../../src/api/realtime/reconnectDelay';
import { openStompLine } from '../../src/api/realtime/stompLine';
import type { ChatEvent } from '../../src/generated/api/chat';
import { shownMessages } from '../../src/features/chat/sync/chatLog';
import { createChatSync, type ChatSync } from '../../src/features/chat/sync/chatSync';
import { failureOf } from '../../src/features/chat/sync/failureOf';
import type { Chat, ChatChanges, Message } from '../../src/generated/api/chat';
import { createClient } from './client';
import type { Person } from './people';

const home = 'open.example';
/** How often a page asks for changes while no events come, in ms. */
const pollEvery = 5000;

/** A browser's web socket, from an address of its own as behind a proxy. */
class BrowserSocket extends WebSocket {
  constructor(address: string, protocols: string[]) {
    const from = new URL(address).searchParams.get('from') ?? '';
    super(address, protocols, { headers: { 'x-forwarded-for': from, 'x-community-id': home } });
  }
}

/** Has the client's library open sockets of Node until the returned function is called. */
export function useNodeSockets(): () => void {
  const before = (globalThis as { WebSocket?: unknown }).WebSocket;
  Object.assign(globalThis, { WebSocket: BrowserSocket });
  return () => void Object.assign(globalThis, { WebSocket: before });
}

interface DeviceOptions {
  person: Person;
  chatId: string;
  /** The address of the server, which changes with each start. */
  origin: () => string;
  /** The address of the device. */
  from: string;
  /** By how much its waits are shorter than those of a browser. */
  pace: number;
}

/** A page that has a chat open, with the client's code for everything but the screen. */
export async function openDevice({ person, chatId, origin, from, pace }: DeviceOptions) {
  const me = person.participantId ?? '';
  const options = { token: person.token, community: home, headers: { 'x-forwarded-for': from } };
  const sent: string[] = [];

  async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await createClient(origin()).call(method, `/api/chats/${chatId}${path}`, body, options);
    if (answer.status === 200) return answer.body as Body;
    throw errorOfResponse(answer);
  }

  const chat = await call<Chat>('GET', '');
  const sync: ChatSync = createChatSync({
    chat,
    me,
    changes: (after) => call<ChatChanges>('GET', `/changes?after=${after}`),
    read: (which) => {
      const query = Object.entries(which).map(([key, value]) => [key, String(value)]);
      return call<Chat>('GET', `?${new URLSearchParams(query).toString()}`);
    },
    send: ({ messageId, text }) => call<Message>('POST', '', { messageId, text }),
    failureOf,
    keep: () => undefined,
    kept: [],
  });
  const realtime = createRealtime({
    openLine: async (address, handlers) => openStompLine(address, handlers),
    address: () =>
      `${origin().replace('http', 'ws')}/api/ws?from=${from}&token=${encodeURIComponent(person.token)}`,
    // The server is back before a browser would wait longer.
    delayAfter: () => reconnectDelay(1, Math.random()) / pace,
  });
  const look = (): void => {
    sync.catchUp().then(
      () => void sync.flush(),
      () => undefined,
    );
  };
  realtime.subscribe(`/topic/chat/${chatId}`, {
    onReady: look,
    onEvent: (body) => sync.receive(body as ChatEvent),
  });
  const stop = realtime.start();
  const isBehind = () => sync.snapshot().outbox.some(({ state }) => state === 'unsent');
  const timer = setInterval(() => {
    if (!realtime.isUp() || isBehind()) look();
  }, pollEvery / pace);

  return {
    me,
    chatId,
    /** The texts that were sent here, in their order. */
    sent,
    write(): void {
      const text = `${me} ${sent.length + 1}`;
      sent.push(text);
      const createdAt = new Date().toISOString();
      void sync.send({ messageId: randomUUID(), text, replyTo: null, images: [], createdAt });
    },
    isUp: realtime.isUp,
    outbox: () => sync.snapshot().outbox,
    /** How many of its messages the server has confirmed. */
    confirmed: () => sent.length - sync.snapshot().outbox.length,
    shown: (): Message[] => shownMessages(sync.snapshot().log),
    close(): void {
      clearInterval(timer);
      stop();
    },
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;
