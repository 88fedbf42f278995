import type { Call } from '../lib/call';
import { errorOfResponse, type ApiError } from './ApiError';
import { headersOf } from './headers';
import { addressOf } from './input';
import { announceForbidden, announceSessionExpired } from './signals';
import { isExpiry } from './transportError';

type Stream = Call<undefined, object, undefined, string>;

/** How long is waited before a stream that ended is opened again, in ms: longer each time in a row. */
const firstWait = 1000;
const longestWait = 60_000;

/** Resolves after `ms`, or as soon as the signal aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

const isSeen = () => document.visibilityState === 'visible' && navigator.onLine;

/** Resolves once the page is visible and the browser online: a hidden page keeps no connection. */
const seen = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const stop = new AbortController();
    const look = () => {
      if (!isSeen() && !signal.aborted) return;
      stop.abort();
      done();
    };
    document.addEventListener('visibilitychange', look, stop);
    window.addEventListener('online', look, stop);
    signal.addEventListener('abort', look, stop);
    look();
  });

/** Signals a refusal like that of any call. */
function announce(error: ApiError): void {
  if (isExpiry(error)) announceSessionExpired(error.details[0]?.message);
  if (error.code === 1109) announceForbidden();
}

/** Reads a stream to its end. Resolves to whether it was opened, and whether it reported a change. */
async function read(call: Stream, params: object, signal: AbortSignal) {
  const hidden = new AbortController();
  const onHidden = () => document.visibilityState === 'hidden' && hidden.abort();
  document.addEventListener('visibilitychange', onHidden, { signal });
  let changed = false;
  let opened = false;
  try {
    const response = await fetch(new URL(addressOf(call.path, { ...params }), location.href), {
      method: call.method,
      headers: { ...headersOf(call), Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, hidden.signal]),
    });
    opened = response.ok;
    if (!opened) announce(errorOfResponse({ status: response.status, body: await response.json() }));
    else {
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        changed ||= next.value.includes('event: changed');
      }
    }
  } catch {
    // Gone on the way, or given up: it is opened again.
  }
  document.removeEventListener('visibilitychange', onHidden);
  return { opened, changed };
}

/**
 * Keeps an event stream open while the page is visible, and calls `onChanged` when the server reports a change. Reopens
 * it whenever it ends, until `signal` aborts. Refusals are signalled like those of any call, but not sent to the error
 * report, because a temporary outage of the server is normal.
 */
export async function openEventStream(
  call: Stream,
  params: object,
  { onChanged, signal }: { onChanged: () => unknown; signal: AbortSignal },
): Promise<void> {
  let wait = firstWait;
  for (;;) {
    await seen(signal);
    if (signal.aborted) return;
    const { opened, changed } = await read(call, params, signal);
    if (signal.aborted) return;
    if (changed) await onChanged();
    wait = opened ? firstWait : Math.min(wait * 2, longestWait);
    // With a random delay, so that pages do not reconnect at the same time.
    await pause(wait * (1 + Math.random()), signal);
  }
}
