import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { createRealtime } from '../../src/api/realtime/createRealtime';
import { openStompLine } from '../../src/api/realtime/stompLine';
import type { ChatEvent } from '../../src/generated/api/chat';
import { shownMessages } from '../../src/features/chat/sync/chatLog';
import { createChatSync, type ChatSync } from '../../src/features/chat/sync/chatSync';
import type { Chat, ChatChanges, Message } from '../../src/generated/api/chat';
import { createClient } from './client';
import type { Person } from './people';

const home = 'open.example';
/** How often a page asks for changes while no events come, in ms, and one that hurries. */
const [pollEvery, hurriedPollEvery] = [5000, 1000];

/** A refusal of the server, which no repetition would change. */
class Refused extends Error {}

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
  /** Whether it comes back as soon as it can, which saves time. */
  hurry: boolean;
}

/** A page that has a chat open, with the client's code for everything but the screen. */
export async function openDevice({ person, chatId, origin, from, hurry }: DeviceOptions) {
  const me = person.participantId ?? '';
  const options = { token: person.token, community: home, headers: { 'x-forwarded-for': from } };
  const sent: string[] = [];

  async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await createClient(origin()).call(method, `/api/chats/${chatId}${path}`, body, options);
    if (answer.status === 200) return answer.body as Body;
    if (answer.status < 500) throw new Refused(`${method} ${path} ${answer.text}`);
    throw new Error(answer.text);
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
    failureOf: (error) => ({ isTemporary: !(error instanceof Refused), reason: String(error) }),
    keep: () => undefined,
    kept: [],
  });
  const realtime = createRealtime({
    openLine: async (address, handlers) => openStompLine(address, handlers),
    address: () =>
      `${origin().replace('http', 'ws')}/api/ws?from=${from}&token=${encodeURIComponent(person.token)}`,
    random: hurry ? () => 0 : Math.random,
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
  const timer = setInterval(
    () => {
      if (!realtime.isUp() || isBehind()) look();
    },
    hurry ? hurriedPollEvery : pollEvery,
  );

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
    hurry: realtime.hurry,
    outbox: () => sync.snapshot().outbox,
    shown: (): Message[] => shownMessages(sync.snapshot().log),
    close(): void {
      clearInterval(timer);
      stop();
    },
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;
