import { serializeFrame } from '../../../src/server/realtime/codec/serialize';
import { addressOf } from '../api/addresses';
import { participantId, tokenOf } from '../profile/people';
import { openRawSocket, type RawSocket } from './rawSocket';

/** Clients that connect at the same time. */
const atOnce = 100;
/** A heartbeat of the server is no message. */
const heartbeat = 1;
/** How long anything may take, in ms. */
const patience = 120_000;

/** What somebody at the server says and hears: of the application as a member by STOMP, of a bare server nothing. */
interface Speaker {
  path: (index: number) => string;
  connect?: string;
  subscribe?: (index: number) => string;
}

const stomp: Speaker = {
  path: (index) => `/api/ws?token=${encodeURIComponent(tokenOf(index))}`,
  connect: serializeFrame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,0' }),
};

export const ownTopic = (index: number): string => `/topic/participant/${participantId(index)}`;

/** A member of the application who subscribes to a topic. */
export const memberOf = (topic: (index: number) => string): Speaker => ({
  ...stomp,
  subscribe: (index) =>
    serializeFrame('SUBSCRIBE', { id: topic(index), destination: topic(index), receipt: topic(index) }),
});

export const visitor: Speaker = { path: () => '/' };

/** Many sockets at one server, and how many messages have come to all of them together. */
export async function openClients(
  port: number,
  speaker: Speaker,
  { from = 0, count }: { from?: number; count: number },
) {
  let received = 0;
  let isClosing = false;
  let failure: Error | undefined;
  let wanted = Infinity;
  let wake: () => void = () => undefined;
  const sockets: RawSocket[] = [];

  function fail(error: Error): void {
    failure ??= error;
    wake();
  }

  /** Resolves once so many messages have come to all sockets together. */
  async function messages(total: number): Promise<void> {
    const late = setTimeout(() => fail(new Error(`${received} of ${total} messages have come`)), patience);
    await new Promise<void>((resolve) => {
      wanted = total;
      wake = resolve;
      if (received >= total || failure) resolve();
    });
    clearTimeout(late);
    wanted = Infinity;
    if (failure) throw failure;
  }

  async function open(index: number): Promise<void> {
    const socket = await openRawSocket({
      port,
      path: speaker.path(index),
      headers: { 'X-Forwarded-For': addressOf(index) },
      onText: (length) => {
        if (length === heartbeat) return;
        received += 1;
        if (received >= wanted) wake();
      },
      onClose: () => {
        if (!isClosing) fail(new Error('the server has closed a socket'));
      },
    });
    // Not pushed: they open in any order, and each subscribes as its own member.
    sockets[index - from] = socket;
    if (speaker.connect) socket.send(speaker.connect);
  }

  for (let at = 0; at < count; at += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - at) }, (_, each) => open(from + at + each));
    await Promise.all(some);
    // CONNECTED
    if (speaker.connect) await messages(sockets.length);
  }

  return {
    /** Resolves with the time until so many further messages have come to all sockets together, in ms. */
    async timeOf(count: number, cause: () => Promise<void> | void): Promise<number> {
      const begun = performance.now();
      const all = messages(received + count);
      await cause();
      await all;
      return performance.now() - begun;
    },
    async subscribe(): Promise<void> {
      const { subscribe } = speaker;
      if (!subscribe) return;
      const before = received;
      sockets.forEach((socket, index) => socket.send(subscribe(from + index)));
      await messages(before + sockets.length);
    },
    close: () => {
      isClosing = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
