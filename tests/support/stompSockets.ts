import { Client, type IMessage } from '@stomp/stompjs';
import { WebSocket } from 'ws';
import type { Frame } from '../../src/server/realtime/codec/frame';
import { FrameParser } from '../../src/server/realtime/codec/parser';
import { serializeFrame } from '../../src/server/realtime/codec/serialize';

interface Where {
  origin: string;
}

interface SocketOptions {
  community?: string;
  headers?: Record<string, string>;
}

const addressOf = ({ origin }: Where, token: string) =>
  `${origin.replace('http', 'ws')}/api/ws?token=${encodeURIComponent(token)}`;

const headersOf = ({ community = 'open.example', headers }: SocketOptions) => ({
  'x-community-id': community,
  ...headers,
});

/** A socket that sends what it is told to, and keeps what comes. */
export function openSocket(server: Where, token: string, options: SocketOptions = {}) {
  const ws = new WebSocket(addressOf(server, token), { headers: headersOf(options) });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  const parser = new FrameParser();
  let beats = 0;
  let closed: { code: number; reason: string } | undefined;
  let status: number | undefined;
  const wake = () => [...waiting].forEach((look) => look());
  ws.on('error', () => undefined);
  ws.on('unexpected-response', (request, response) => {
    status = response.statusCode;
    request.destroy();
    wake();
  });
  ws.on('message', (data: Buffer) => {
    if (data.equals(Buffer.from('\n'))) beats += 1;
    else parser.feed(data, (frame) => frames.push(frame));
    wake();
  });
  ws.on('close', (code, reason) => {
    closed = { code, reason: String(reason) };
    wake();
  });

  /** Resolves with the first answer of `look` that is something. Rejects if the socket closes before. */
  const until = <Found>(look: () => Found | undefined): Promise<Found> =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = look();
        if (found === undefined && !closed) return;
        waiting.delete(check);
        if (found !== undefined) resolve(found);
        else
          reject(
            new Error(
              `closed by ${closed?.code}: ${frames.map(({ headers }) => headers.get('message')).join()}`,
            ),
          );
      };
      waiting.add(check);
      check();
    });

  const socket = {
    ws,
    frames,
    beats: () => beats,
    isOpen: () => !closed && ws.readyState === WebSocket.OPEN,
    opened: () =>
      new Promise<void>((resolve) =>
        ws.readyState === WebSocket.OPEN ? resolve() : ws.once('open', () => resolve()),
      ),
    write: (text: string | Buffer) => ws.send(text),
    send: (command: string, headers: Record<string, string> = {}, body = '') =>
      ws.send(serializeFrame(command, headers, body)),
    until,
    /** The first frame of a command that is not taken yet. */
    next: async (command: string): Promise<Frame> => {
      const found = await until(() => frames.find((frame) => frame.command === command));
      frames.splice(frames.indexOf(found), 1);
      return found;
    },
    /** How it closed. */
    closed: () => until(() => closed),
    /** The status of a refused upgrade. */
    refusedBy: () => until(() => status),
    /** Resolves once everything that was sent before was handled. */
    async settled(): Promise<void> {
      const receipt = `settled ${Math.random()}`;
      socket.send('UNSUBSCRIBE', { id: 'nothing', receipt });
      const answer = await until(() => frames.find(({ headers }) => headers.get('receipt-id') === receipt));
      frames.splice(frames.indexOf(answer), 1);
    },
    async subscribe(destination: string, id = destination): Promise<void> {
      socket.send('SUBSCRIBE', { id, destination });
      await socket.settled();
    },
    /** The bodies of messages so far. */
    bodies: () =>
      frames.filter(({ command }) => command === 'MESSAGE').map(({ body }) => JSON.parse(body) as unknown),
    close: () => ws.terminate(),
  };
  return socket;
}

export type OpenSocket = ReturnType<typeof openSocket>;

/** A socket that is connected. */
export async function connectSocket(
  server: Where,
  token: string,
  options: SocketOptions = {},
): Promise<OpenSocket> {
  const socket = openSocket(server, token, options);
  await socket.opened();
  socket.send('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,0' });
  await socket.next('CONNECTED');
  return socket;
}

/** The client's own library, connected. */
export function createStompClient(server: Where, token: string, options: SocketOptions = {}): Client {
  return new Client({
    webSocketFactory: () =>
      new WebSocket(addressOf(server, token), ['v12.stomp', 'v11.stomp'], { headers: headersOf(options) }),
    reconnectDelay: 0,
    heartbeatIncoming: 10_000,
    heartbeatOutgoing: 10_000,
  });
}

/** Resolves with the first message of a topic; `ready` once it is subscribed to. */
export function firstMessage(
  client: Client,
  topic: string,
): { ready: Promise<void>; message: Promise<IMessage> } {
  let subscribed: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (subscribed = resolve));
  const message = new Promise<IMessage>((resolve) => {
    const receipt = `of ${topic}`;
    client.watchForReceipt(receipt, () => subscribed());
    client.subscribe(topic, resolve, { receipt });
  });
  return { ready, message };
}
