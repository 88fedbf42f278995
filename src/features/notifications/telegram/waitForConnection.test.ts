// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForConnection, type WaitEnd } from './waitForConnection';

/** A stream that the page has opened. */
interface Opened {
  say: (text: string) => void;
  close: () => void;
  signal: AbortSignal;
}

let opened: Opened[];
const onEnd = vi.fn<(end: WaitEnd) => void>();
/** Lets the reader of a stream hear what was said. */
const heard = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  onEnd.mockReset();
  vi.stubGlobal('fetch', (_: URL, { signal }: { signal: AbortSignal }) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(new Error('aborted')));
        opened.push({
          say: (text) => controller.enqueue(encoder.encode(text)),
          close: () => controller.close(),
          signal,
        });
      },
    });
    return Promise.resolve(new Response(body));
  });
});

describe('a page that waits until its reader has connected a chat', () => {
  it('NOT-03 P14 hears of it, also in pieces', async () => {
    const leave = waitForConnection(onEnd);
    await heard();
    for (const text of [': waiting\n\n', 'event: conn', 'ected\nda']) opened[0]?.say(text);
    await heard();
    expect(onEnd.mock.calls).toEqual([['connected']]);
    leave();
  });

  it('NOT-03 P14 hears that it has waited for too long', async () => {
    const leave = waitForConnection(onEnd);
    await heard();
    opened[0]?.say('event: over\ndata: {}\n\n');
    await heard();
    expect(onEnd.mock.calls).toEqual([['over']]);
    leave();
  });

  it('NOT-03 P14 opens a stream again that has ended before, after a pause', async () => {
    const leave = waitForConnection(onEnd);
    await heard();
    opened[0]?.close();
    await heard();
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(opened).toHaveLength(2);
    opened[1]?.say('event: connected\n');
    await heard();
    expect(onEnd.mock.calls).toEqual([['connected']]);
    leave();
  });

  it('NOT-03 P14 tries again while the server refuses or cannot be reached', async () => {
    const answers = [
      () => Promise.resolve(new Response('{}', { status: 503 })),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response('event: connected\n')),
    ];
    vi.stubGlobal('fetch', () => answers.shift()?.());
    const leave = waitForConnection(onEnd);
    await vi.advanceTimersByTimeAsync(6000);
    expect(onEnd.mock.calls).toEqual([['connected']]);
    leave();
  });

  it('NOT-03 P14 asks at once when its reader returns from Telegram', async () => {
    const leave = waitForConnection(onEnd);
    await heard();
    document.dispatchEvent(new Event('visibilitychange'));
    await heard();
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(opened).toHaveLength(2);
    leave();
  });

  it('NOT-03 P14 waits no longer once it is left', async () => {
    const leave = waitForConnection(onEnd);
    await heard();
    leave();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
