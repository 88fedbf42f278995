import { headersOf } from '../../../api/headers';
import { openTelegramConnect } from '../../../generated/api/client/telegram';

/** How a wait ends: somebody has connected a chat, or it has lasted for too long. */
export type WaitEnd = 'connected' | 'over';

/** Before a lost stream is opened again, in ms. */
const pause = 3000;

/** Reads server-sent events (P14) until one ends the wait. `lost`: the stream ended before. */
async function readStream(signal: AbortSignal): Promise<WaitEnd | 'lost'> {
  const answer = await fetch(new URL(openTelegramConnect.path, location.href), {
    headers: headersOf(openTelegramConnect),
    signal,
  });
  if (!answer.ok || !answer.body) return 'lost';
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return 'lost';
    text += value;
    const [, event] = /^event: (connected|over)$/m.exec(text) ?? [];
    if (event) return event as WaitEnd;
  }
}

/**
 * Waits until the account has a chat. Opens a lost stream again, and at once when the reader returns to the page: a phone
 * ends the streams of a page that nobody looks at. Returns a function that ends the wait.
 */
export function waitForConnection(onEnd: (end: WaitEnd) => void): () => void {
  let attempt = new AbortController();
  let timer: number | undefined;
  const leave = () => {
    window.clearTimeout(timer);
    attempt.abort();
  };
  const open = async () => {
    leave();
    attempt = new AbortController();
    const { signal } = attempt;
    const end = await readStream(signal).catch(() => 'lost' as const);
    if (signal.aborted) return;
    if (end === 'lost') timer = window.setTimeout(() => void open(), pause);
    else onEnd(end);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void open();
  };
  document.addEventListener('visibilitychange', onVisible);
  void open();
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    leave();
  };
}
