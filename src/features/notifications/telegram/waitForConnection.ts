import { headersOf } from '../../../api/headers';
import { openTelegramConnect } from '../../../generated/api/client/telegram';

/** What the stream of P14 ended with: `lost` if nothing is known, as after a restart of the server. */
type StreamEnd = 'connected' | 'over' | 'lost';

/** Reads server-sent events until one says that the account has a chat, or that there is nothing to wait for any more. */
export async function waitForConnection(signal: AbortSignal): Promise<StreamEnd> {
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
    if (event) return event as StreamEnd;
  }
}
