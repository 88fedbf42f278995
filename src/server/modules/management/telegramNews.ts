import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Bulk } from '../../../generated/api/member';
import type { TelegramNews, TelegramNewsPreview } from '../../../generated/api/community';
import { cleanText } from '../../../lib/rules/text';
import { bulkActions } from '../../db/schema';
import { AppError } from '../../errors';
import { outcomesOf } from '../../notifications/deliveries/outcomes';
import { readReach } from '../../notifications/recipients/reach';
import type { Decider } from './memberActions';
import { countBulk } from './messageLimits';
import { managerNews } from './notifications/managerMessage';
import { writeBulk } from './writeBulk';

/** The channel of these messages. */
export const telegram = 'TELEGRAM';
/** The name of their bulk action. */
const telegramDo = 'telegram';
/** How many of the last messages are shown. */
const mostShown = 5;

interface Author {
  config: CommunityConfig;
  by: Decider;
  now: Date;
}

/** Throws 1110 without a bot. */
function requireBot({ channels }: Pick<FastifyInstance, 'channels'>): void {
  if (!channels.some(({ name }) => name === telegram)) throw new AppError(1110);
}

const reachOf = (app: FastifyInstance, { config, by, now }: Author) =>
  readReach(app, app.db.orm, {
    community: config,
    kind: managerNews,
    by: telegram,
    author: by.userId,
    now,
  });

/** The last messages, and what became of them. */
async function lastNews({ db }: FastifyInstance, { config }: Author): Promise<TelegramNews[]> {
  const rows = await db.orm
    .select()
    .from(bulkActions)
    .where(and(eq(bulkActions.communityId, config.id), sql`${bulkActions.action} ->> 'do' = ${telegramDo}`))
    .orderBy(desc(bulkActions.createdAt), desc(bulkActions.id))
    .limit(mostShown);
  const outcomes = await outcomesOf(db.orm, {
    communityId: config.id,
    kind: managerNews.kind,
    channel: telegram,
    ids: rows.map(({ id }) => id),
    since: rows.at(-1)?.createdAt ?? new Date(0),
  });
  return rows.flatMap(({ id, action, participantIds, status, createdAt }) => {
    if (action.do !== telegramDo) return [];
    const { sent = 0, waiting = 0 } = outcomes.get(id) ?? {};
    return [
      {
        id,
        at: createdAt.toISOString(),
        text: action.text,
        count: participantIds.length,
        status,
        sent,
        waiting: status === 'waiting' ? participantIds.length - sent : waiting,
      },
    ];
  });
}

/** C20: how many members C12 would reach now, why not the others, and what became of the last messages. */
export async function previewTelegramNews(
  app: FastifyInstance,
  author: Author,
): Promise<TelegramNewsPreview> {
  requireBot(app);
  const { reached, others } = await reachOf(app, author);
  return {
    count: reached.length,
    others: [...others].map(([why, count]) => ({ why, count })),
    last: await lastNews(app, author),
  };
}

/**
 * C12: begins a message to all members who have connected Telegram. Like every bulk action it can be undone for 30
 * seconds, and is sent only while its author may send it. Throws 1100 without a text or if it reaches nobody, 1340 beyond the
 * limits of messages to many.
 */
export async function sendTelegramNews(app: FastifyInstance, author: Author, given: string): Promise<Bulk> {
  requireBot(app);
  const text = cleanText(given);
  if (!text) throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
  const { reached } = await reachOf(app, author);
  if (reached.length === 0) {
    throw new AppError(1100, { details: [{ path: 'id', message: 'nobody is reached' }] });
  }
  const { config, by, now } = author;
  await countBulk(app, { communityId: config.id, userId: by.userId }, 'message');
  const action = { do: telegramDo, text } as const;
  return writeBulk(app, { communityId: config.id, by, action, participantIds: reached, now });
}
