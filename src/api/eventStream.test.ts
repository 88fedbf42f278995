// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followRole } from '../generated/api/client/admin';
import { openEventStream } from './eventStream';
import { onForbidden, onSessionExpired } from './signals';

let answers: (() => Promise<Response>)[] = [];
const asked = vi.fn<typeof fetch>();
let stop: AbortController;
const changed = vi.fn();
const begin = () =>
  void openEventStream(followRole, { id: 'circle' }, { onChanged: changed, signal: stop.signal });
const stream = (...said: string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const each of said) controller.enqueue(new TextEncoder().encode(each));
      controller.close();
    },
  });
  return async () => new Response(body);
};
const never = () => new Promise<Response>(() => undefined);
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  stop = new AbortController();
  changed.mockReset();
  asked.mockReset().mockImplementation(() => (answers.shift() ?? never)());
  vi.stubGlobal('fetch', asked);
  see('visible');
});
afterEach(() => {
  stop.abort();
  answers = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells that something changed, and opens the stream again', async () => {
  answers = [stream(':\n\n', 'event: changed\ndata:\n\n')];
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(changed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('waits longer each time while nobody answers, and says nothing of it', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  answers = [away, away, stream(':\n\n')];
  begin();
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toHaveBeenCalledTimes(3);
  // It was open: the next one comes soon.
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(changed).not.toHaveBeenCalled();
});

it.each([
  [401, { code: 405, details: [{ path: 'session', message: 'ELSEWHERE' }] }],
  [403, { code: 1109 }],
] as const)('SES-06 announces a refusal as any call does: %i', async (status, body) => {
  answers = [async () => Response.json(body, { status })];
  const [expired, forbidden] = [vi.fn(), vi.fn()];
  const leave = [onSessionExpired(expired), onForbidden(forbidden)];
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(expired).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
  expect(forbidden).toHaveBeenCalledTimes(status === 403 ? 1 : 0);
  for (const each of leave) each();
});

it('holds no connection while nobody sees the page', async () => {
  see('hidden');
  begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).not.toHaveBeenCalled();
  see('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
  const { signal } = asked.mock.calls[0]![1]!;
  see('hidden');
  expect(signal?.aborted).toBe(true);
});

it('ends when it is told to', async () => {
  answers = [stream(':\n\n')];
  begin();
  await vi.advanceTimersByTimeAsync(0);
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
