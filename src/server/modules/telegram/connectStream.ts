import { PassThrough, type Readable } from 'node:stream';
import { and, inArray, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../db/database';
import { telegramChats } from '../../db/schema';

/** As long as a code works, in ms: then the page asks for another. */
const lifetime = 600_000;
/** Proxies close connections that are silent for long, in ms. */
const heartbeat = 20_000;
/** How often chats are looked for while a page waits, in ms: another process may have connected one. */
const lookEvery = 1000;
/** How many pages of one account may wait. */
const mostOfOne = 3;

interface StreamOptions {
  orm: Orm;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Server-sent events for pages that wait until their reader has connected Telegram (P14). */
export function createConnectStreams({ orm, log }: StreamOptions) {
  const waiting = new Map<string, Set<PassThrough>>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;

  const end = (stream: PassThrough, event: 'connected' | 'over') =>
    stream.end(`event: ${event}\ndata: {}\n\n`);

  async function look(): Promise<void> {
    if (looking || waiting.size === 0) return;
    looking = true;
    try {
      const isOfOne = inArray(telegramChats.userId, [...waiting.keys()]);
      const found = await orm
        .select({ userId: telegramChats.userId })
        .from(telegramChats)
        .where(and(isOfOne, isNull(telegramChats.stoppedAt)));
      for (const { userId } of found)
        for (const stream of waiting.get(userId) ?? []) end(stream, 'connected');
    } catch (error) {
      log.warn({ err: error }, 'connected chats could not be looked for');
    } finally {
      looking = false;
    }
  }

  return {
    open(userId: string): Readable {
      const stream = new PassThrough();
      const own = waiting.get(userId) ?? new Set();
      waiting.set(userId, own.add(stream));
      const [oldest] = own;
      if (oldest && own.size > mostOfOne) end(oldest, 'over');
      const beat = setInterval(() => stream.write(': waiting\n\n'), heartbeat);
      const last = setTimeout(() => end(stream, 'over'), lifetime);
      // It has said its last, or the page is gone.
      const leave = () => {
        clearInterval(beat);
        clearTimeout(last);
        own.delete(stream);
        if (own.size === 0 && waiting.get(userId) === own) waiting.delete(userId);
        if (waiting.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
      stream.once('close', leave);
      stream.once('finish', leave);
      stream.write(': waiting\n\n');
      timer ??= setInterval(() => void look(), lookEvery);
      void look();
      return stream;
    },

    /** Ends all, so that the server can close. The pages still wait: they open them again. */
    close(): void {
      for (const streams of waiting.values()) for (const stream of streams) stream.end();
    },
  };
}
