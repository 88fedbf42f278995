// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRealtime } from './createRealtime';
import { reconnectDelay } from './reconnectDelay';
import { openStompLine } from './stompLine';

/** A browser's socket whose other side is the test. */
class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  readyState = 0;
  binaryType = 'arraybuffer';
  readonly received: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: object) => void;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.received.push(text);
  }

  close(): void {
    this.closeWith(1000);
  }

  closeWith(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason: '', wasClean: true });
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.frame('CONNECTED', { version: '1.2', 'heart-beat': '10000,10000' });
  }

  frame(command: string, headers: Record<string, string>, body = ''): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
    this.onmessage?.({ data: `${[command, ...lines].join('\n')}\n\n${body}\0` });
  }

  /** Confirms the last subscription. */
  confirm(): void {
    const receipt = /\nreceipt:(.*)/.exec(this.subscriptions.at(-1) ?? '')?.[1] ?? '';
    this.frame('RECEIPT', { 'receipt-id': receipt });
  }

  event(destination: string, body: string): void {
    this.frame('MESSAGE', { destination, subscription: destination, 'message-id': '1' }, body);
  }

  get subscriptions(): string[] {
    return this.received.filter((text) => text.startsWith('SUBSCRIBE'));
  }
}

const chat = '/topic/chat/c1';
let address: string | undefined;

const makeRealtime = () =>
  createRealtime({
    openLine: (to, handlers) => Promise.resolve(openStompLine(to, handlers)),
    address: () => address,
    delayAfter: (failures) => reconnectDelay(failures, 0.5),
  });
let realtime: ReturnType<typeof makeRealtime>;
let stop: () => void;

const last = () => FakeSocket.opened.at(-1)!;
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function connect(): Promise<FakeSocket> {
  stop = realtime.start();
  await pass();
  last().accept();
  return last();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened.length = 0;
  address = 'ws://circle.example/api/ws?token=t';
  realtime = makeRealtime();
  stop = () => undefined;
});
afterEach(async () => {
  stop();
  await pass();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('CHA-07 the connection', () => {
  it('subscribes when it is connected, and tells when nothing is missed any more', async () => {
    const [onEvent, onReady] = [vi.fn(), vi.fn()];
    realtime.subscribe(chat, { onEvent, onReady });
    const socket = await connect();
    expect(socket.url).toBe(address);
    expect(socket.subscriptions).toHaveLength(1);
    expect(onReady).not.toHaveBeenCalled();
    socket.confirm();
    expect(onReady).toHaveBeenCalledOnce();
    socket.event(chat, '{"type":"typing"}');
    socket.event(chat, 'no JSON');
    expect(onEvent.mock.calls).toEqual([[{ type: 'typing' }], [undefined]]);
  });

  it('subscribes once for several, and ends it with the last of them', async () => {
    const first = realtime.subscribe(chat, { onEvent: vi.fn() });
    const socket = await connect();
    socket.confirm();
    const onReady = vi.fn();
    const second = realtime.subscribe(chat, { onEvent: vi.fn(), onReady });
    expect(onReady).toHaveBeenCalledOnce();
    expect(socket.subscriptions).toHaveLength(1);
    first();
    expect(socket.received.at(-1)).not.toMatch(/^UNSUBSCRIBE/);
    second();
    expect(socket.received.at(-1)).toMatch(/^UNSUBSCRIBE/);
  });

  it('comes back after 5 s, after some failures later each time up to a minute, with what is subscribed', async () => {
    const onReady = vi.fn();
    realtime.subscribe(chat, { onEvent: vi.fn(), onReady });
    await connect();
    const waits = [5000, 5000, 5000, 10_000, 20_000, 40_000, 60_000, 60_000];
    for (const [place, wait] of waits.entries()) {
      last().close();
      expect(realtime.isUp()).toBe(false);
      await pass(wait - 1);
      expect(FakeSocket.opened).toHaveLength(place + 1);
      await pass(1);
      expect(FakeSocket.opened).toHaveLength(place + 2);
    }
    last().accept();
    last().confirm();
    expect(onReady).toHaveBeenCalledOnce();
    last().close();
    await pass(5000);
    expect(FakeSocket.opened).toHaveLength(waits.length + 2);
  });

  it('does not wait once the browser is online again', async () => {
    await connect();
    last().close();
    await pass(100);
    realtime.hurry();
    await pass();
    expect(FakeSocket.opened).toHaveLength(2);
    realtime.hurry();
    await pass(60_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('gives up a server that shows no sign of life, and shows its own', async () => {
    await connect();
    await pass(15_000);
    expect(last().received).toContain('\n');
    await pass(20_000);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
  });

  it('asks no more for what the server has refused', async () => {
    realtime.subscribe(chat, { onEvent: vi.fn() });
    const socket = await connect();
    socket.frame('ERROR', { 'receipt-id': `subscribed ${chat}`, message: 'Forbidden' });
    socket.close();
    await pass(5000);
    last().accept();
    expect(last().subscriptions).toEqual([]);
  });

  it('says that a topic has ended, was refused, or that the session has ended', async () => {
    const [onEvent, onEnd] = [vi.fn(), vi.fn()];
    const subscriber = { onEvent, onEnd };
    realtime.subscribe(chat, subscriber);
    realtime.subscribe('/topic/chat/c2', subscriber);
    const socket = await connect();
    socket.event(chat, '{"type":"ended"}');
    expect(onEnd).toHaveBeenCalledTimes(1);
    socket.frame('ERROR', { 'receipt-id': 'subscribed /topic/chat/c2', message: 'Forbidden' });
    expect(onEnd).toHaveBeenCalledTimes(2);
    realtime.subscribe('/topic/chat/c3', subscriber);
    socket.close();
    expect(onEnd).toHaveBeenCalledTimes(2);
    await pass(5000);
    last().accept();
    expect(last().subscriptions).toHaveLength(1);
    last().closeWith(4401);
    expect(onEnd).toHaveBeenCalledTimes(3);
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('stays for as long as somebody needs it', async () => {
    const other = realtime.start();
    const socket = await connect();
    other();
    other();
    await pass(100);
    expect(socket.readyState).toBe(1);
    stop();
    await pass(100);
    expect(socket.readyState).toBe(3);
  });

  it('stops for good', async () => {
    const onChange = vi.fn();
    realtime.onChange(onChange);
    const socket = await connect();
    realtime.send('/app/chat/c1/typing', {});
    expect(socket.received.at(-1)).toMatch(/^SEND\ndestination:\/app\/chat\/c1\/typing/);
    stop();
    await pass(100);
    expect(socket.readyState).toBe(3);
    await pass(300_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('waits for somebody to sign in', async () => {
    address = undefined;
    stop = realtime.start();
    await pass(4000);
    expect(FakeSocket.opened).toEqual([]);
    address = 'ws://circle.example/api/ws?token=later';
    await pass(1000);
    expect(last().url).toContain('later');
  });
});
