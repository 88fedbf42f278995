import type { Update } from 'grammy/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '../../../generated/api/contract/telegram';
import type { TelegramBot } from '../../channels/telegram/bot';
import { botRefusalOf } from '../../channels/telegram/botErrors';
import { escapeHtml } from '../../channels/telegram/telegramHtml';
import { AppError } from '../../errors';
import type { BodyGuard } from '../../guards/guard';
import { anyone, self, user } from '../../guards/guards';
import type { Identity } from '../../people/identity';
import { route } from '../../plugins/route';
import { sameText } from '../../tokens';
import { botTexts } from './botTexts';
import { useChatCode } from './chatCodes';
import { useCode, writeCode } from './codes';
import { createConnectStreams } from './connectStream';
import { chatBy, connectChat, disconnect } from './connections';
import { languageOf } from './languageOf';
import { receiveUpdates } from './receiving';
import { createUpdates } from './updates';

const isBot = ({ secret }: TelegramBot, { headers }: FastifyRequest): boolean =>
  sameText(headers['x-telegram-bot-api-secret-token']?.toString() ?? '', secret);

/** The bot, or a user: the handler tells them apart. */
const botOrUser: BodyGuard<'anyone', Identity | undefined> = { ...anyone, owns: () => true };

const unreachable = (cause: unknown) => new AppError(503, { cause });

/** P14, P15, P36 to P38. All throw 1110 without a bot. */
export async function registerTelegram(app: FastifyInstance, now: () => Date): Promise<void> {
  const { db, limits, telegram: bot } = app;
  const { orm } = db;
  const requireBot = (): TelegramBot => {
    if (!bot) throw new AppError(1110);
    return bot;
  };
  const streams = createConnectStreams({ orm, log: app.log });
  app.addHook('preClose', async () => streams.close());
  const process = bot && createUpdates(app, bot, now);
  if (bot && process) (await receiveUpdates(app, { bot, process, now })).closeWith(app, 0);

  route(app, calls.createTelegramCode, user, async ({ identity, community }) => {
    const { username } = requireBot();
    await limits.account('telegramCodes', identity.userId);
    const name = await username().catch((error: unknown) => {
      throw unreachable(error);
    });
    const of = { userId: identity.userId, communityId: community.id };
    const { code, expiresAt } = await writeCode(orm, of, now());
    return { url: `https://t.me/${name}?start=${code}`, expiresAt: expiresAt.toISOString() };
  });

  route(app, calls.openTelegramConnect, self, async ({ identity, reply }) => {
    requireBot();
    void reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    return streams.open(identity.userId);
  });

  route(app, calls.connectTelegram, botOrUser, async ({ identity, body, community, request }) => {
    const known = requireBot();
    const { userId, chatId, username, code } = body;
    if (!isBot(known, request)) {
      if (!identity) throw new AppError(405);
      // Another account is as good as a wrong code.
      if (identity.userId !== userId) throw new AppError(1102);
      await limits.account('telegramConnect', userId);
    } else if (!(await app.accounts.byId(orm, userId))) throw new AppError(1005);
    await db.transaction(async (tx) => {
      let communityId = community.id;
      const name = username.replace(/^@/, '');
      if (!isBot(known, request)) {
        const given = { chatId, username: name, userId, communityId };
        const used =
          code === undefined
            ? undefined
            : ((await useCode(tx.orm, code, now())) ??
              (await useChatCode(tx.orm, known, { ...given, code }, now())));
        // A stranger’s chat is as good as a wrong code.
        const owner = await chatBy(tx.orm, chatId);
        if (used?.userId !== userId || (owner && owner.userId !== userId)) throw new AppError(1102);
        ({ communityId } = used);
      }
      const lang = await languageOf(tx.orm, userId, community);
      await connectChat(tx, { userId, chatId, username: name, communityId, lang, connectedAt: now() });
      const text = escapeHtml(botTexts[lang].connected(community.community.title));
      // The owner of the chat learns of it, or it is not connected.
      await known.send(chatId, { text }).catch((error: unknown) => {
        throw botRefusalOf(error) ? new AppError(1102) : unreachable(error);
      });
    });
    return 'OK';
  });

  route(app, calls.disconnectTelegram, user, async ({ identity }) => {
    requireBot();
    await disconnect(orm, identity.userId);
    return 'OK';
  });

  route(app, calls.takeUpdate, anyone, async ({ body, request }) => {
    if (!process || !isBot(requireBot(), request)) throw new AppError(1110);
    await process(body as unknown as Update);
    return 'OK';
  });
}
