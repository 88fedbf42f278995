import type { FastifyBaseLogger } from 'fastify';
import { randomId } from '../../tokens';
import type { TopicEvent } from '../topic';
import type { Transport, TransportListener } from './transport';

/** What processes tell each other: an event of a topic, or that rights have changed. */
type BusMessage = { topic: string; event: TopicEvent } | { rights: true };

/** The longest text, in bytes. NOTIFY takes 8000. */
const longestText = 7500;
/** Messages that wait for an unavailable transport. The oldest are lost. */
const mostWaiting = 2000;
/** The pause after a failure, in ms. */
const rest = 500;

interface Bus {
  send(message: BusMessage): void;
  check(): void;
  close(): Promise<void>;
}

interface BusOptions {
  log: FastifyBaseLogger;
  /** Undefined: no other process can be there. */
  open: ((listener: TransportListener) => Transport) | undefined;
  /** Called with messages of other processes. */
  onMessage(message: BusMessage): void;
  onGap(): void;
}

/** Sends messages to the other processes, many in one text while an earlier text is on its way. */
export function openBus({ log, open, onMessage, onGap }: BusOptions): Bus {
  if (!open) return { send: () => undefined, check: () => undefined, close: async () => undefined };
  const from = randomId();
  let waiting: string[] = [];
  let isSending = false;
  let isFailing = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function onText(text: string): void {
    try {
      const sent = JSON.parse(text) as { from: string; messages: BusMessage[] };
      if (sent.from !== from) sent.messages.forEach(onMessage);
    } catch (error) {
      log.error({ err: error }, 'a message of another process is unreadable');
    }
  }
  const transport = open({ onText, onGap });

  /** The first messages, as many as fit in one text. */
  function takeSome(): string[] {
    let room = longestText - 100;
    const end = waiting.findIndex((message) => (room -= Buffer.byteLength(message) + 1) < 0);
    return waiting.splice(0, end < 0 ? waiting.length : Math.max(end, 1));
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    while (waiting.length > 0 && !isClosed) {
      const some = takeSome();
      try {
        await transport.publish(`{"from":"${from}","messages":[${some.join(',')}]}`);
        isFailing = false;
      } catch (error) {
        if (!isFailing && !isClosed) log.warn({ err: error }, 'other processes are not reached');
        isFailing = true;
        waiting = [...some, ...waiting].slice(-mostWaiting);
        break;
      }
    }
    isSending = false;
    if (waiting.length > 0 && !isClosed) timer = setTimeout(() => void sendAll(), rest).unref();
  }

  return {
    send(message) {
      const text = JSON.stringify(message);
      if (Buffer.byteLength(text) > longestText - 100) {
        throw new Error('A message between processes is too long: it has ids only');
      }
      waiting.push(text);
      if (waiting.length > mostWaiting) waiting.shift();
      if (!isSending && !isFailing) void sendAll();
    },
    check: transport.check,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await transport.close();
    },
  };
}
