import type { Update, User } from 'grammy/types';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { isLang, type Lang } from '../../../lib/lang';
import { botChatParameter } from '../../../lib/botChatParameter';
import { notificationSettings } from '../../../lib/notificationSettings';
import { routePaths } from '../../../lib/routes';
import type { BotMessage, TelegramBot } from '../../channels/telegram/bot';
import { stopChat } from '../../channels/telegram/chats';
import { escapeHtml, isOpenToAll } from '../../channels/telegram/telegramHtml';
import type { Transaction } from '../../db/database';
import { tellStopped } from '../../notifications/addresses/tellStopped';
import { botTexts } from './botTexts';
import { signedChat } from './chatCodes';
import { useCode } from './codes';
import { chatBy, connectChat, disconnect, resumeChat, setChatLanguage } from './connections';
import { languageOf } from './languageOf';
import { isSecret, pressedIn, type Pressed } from './pressing';

/** What the bot says in a chat. */
interface Said {
  chatId: number;
  message?: BotMessage;
  /** A pressed button waits for it. */
  callbackId?: string;
}

/** What an update asks of the bot: to say something, or to do what a notification's button says. */
export type Asked = Said | { pressed: Pressed };

type App = Pick<FastifyInstance, 'accounts' | 'communities' | 'notify'>;
type Known = Awaited<ReturnType<typeof chatBy>>;

/** A command with what follows it: `/start abc`, `/stop@bot`. */
const command = /^\/(\w{1,32})(?:@\w{1,64})?(?:\s+(\S{1,64}))?/;

interface Given {
  chatId: number;
  from: User | undefined;
  text: string;
  now: Date;
}

/** What a member does in the chat with the bot, in the transaction of the update. */
export function createCommands({ accounts, communities, notify }: App, bot: Pick<TelegramBot, 'secret'>) {
  async function communityOf(id?: string): Promise<CommunityConfig> {
    if (id === undefined) return communities.byHost('');
    await communities.learn(id);
    return communities.byId(id) ?? communities.byHost('');
  }

  const withLinks = (text: string, links: readonly { text: string; url: string }[]): BotMessage =>
    links.every(({ url }) => isOpenToAll(url))
      ? { text: escapeHtml(text), buttons: links.map((link) => [link]) }
      : { text: [text, ...links.map((link) => `${link.text}\n${link.url}`)].map(escapeHtml).join('\n\n') };

  const settingsLink = (lang: Lang, community: CommunityConfig) => ({
    text: botTexts[lang].settings,
    url: communities.origin(community, '') + notificationSettings,
  });

  const say = (text: string, lang: Lang, community: CommunityConfig): BotMessage =>
    withLinks(text, [settingsLink(lang, community)]);

  /** To a chat without an account: how a member connects it, and a link that connects it to a new member (SES-02). */
  function greet({ chatId, from, now }: Given, lang: Lang, community: CommunityConfig): BotMessage {
    const { howToConnect, join } = botTexts[lang];
    const { title } = community.community;
    const url = new URL(routePaths.registration, communities.origin(community, ''));
    const chat = { chatId, username: from?.username ?? '' };
    url.searchParams.set(botChatParameter, signedChat(bot, chat, now));
    const links = [settingsLink(lang, community), { text: join(title), url: url.href }];
    return withLinks(howToConnect(title), links);
  }

  async function start(tx: Transaction, given: Given, code: string | undefined, known: Known) {
    const { chatId, from, now } = given;
    const spoken: Lang = known?.lang ?? (from?.language_code?.startsWith('ru') ? 'ru' : 'en');
    if (code === undefined) {
      if (!known) return greet(given, spoken, await communityOf());
      await resumeChat(tx.orm, chatId);
      const community = await communityOf(known.communityId);
      return say(botTexts[spoken].alreadyConnected(community.community.title), spoken, community);
    }
    const used = await useCode(tx.orm, code, now);
    if (!used) return say(botTexts[spoken].wrongCode, spoken, await communityOf(known?.communityId));
    const community = await communityOf(used.communityId);
    const lang = await languageOf(tx.orm, used.userId, community);
    await connectChat(tx, { chatId, username: from?.username ?? '', lang, connectedAt: now, ...used });
    return say(botTexts[lang].connected(community.community.title), lang, community);
  }

  async function stop(tx: Transaction, known: NonNullable<Known>): Promise<BotMessage> {
    await disconnect(tx.orm, known.userId);
    return say(botTexts[known.lang].stopped, known.lang, await communityOf(known.communityId));
  }

  async function language(
    tx: Transaction,
    known: NonNullable<Known>,
    asked: string | undefined,
  ): Promise<BotMessage> {
    const { langChoices } = (await communityOf(known.communityId)).community;
    const chosen = asked?.toLowerCase();
    if (isLang(chosen) && langChoices.includes(chosen)) {
      await accounts.setLanguage(tx.orm, known.userId, chosen);
      await setChatLanguage(tx.orm, known.chatId, chosen);
      return { text: botTexts[chosen].languageSet };
    }
    if (langChoices.length < 2) return { text: botTexts[known.lang].oneLanguage };
    return {
      text: botTexts[known.lang].whichLanguage,
      buttons: [langChoices.map((lang) => ({ text: botTexts[lang].language, data: `language ${lang}` }))],
    };
  }

  async function answer(tx: Transaction, given: Given): Promise<BotMessage> {
    const known = await chatBy(tx.orm, given.chatId);
    const [, name, argument] = command.exec(given.text) ?? [];
    if (name === 'start' || !known) return start(tx, given, name === 'start' ? argument : undefined, known);
    if (name === 'stop') return stop(tx, known);
    if (name === 'language') return language(tx, known, argument);
    return { text: botTexts[known.lang].help };
  }

  return {
    /** Does what an update asks for. Undefined if there is nothing to say. */
    async obey(tx: Transaction, update: Update, now: Date): Promise<Asked | undefined> {
      const { message, callback_query: pressed, my_chat_member: membership } = update;
      if (message?.chat.type === 'private') {
        const chatId = message.chat.id;
        const given = { chatId, from: message.from, text: message.text ?? '', now };
        return { chatId, message: await answer(tx, given) };
      }
      if (pressed?.message?.chat.type === 'private' && pressed.data !== undefined) {
        const chatId = pressed.message.chat.id;
        const known = await chatBy(tx.orm, chatId);
        if (known && isSecret(pressed.data)) return { pressed: pressedIn(known, pressed) };
        const given = { chatId, from: pressed.from, text: `/${pressed.data}`, now };
        return { chatId, message: await answer(tx, given), callbackId: pressed.id };
      }
      if (pressed) return { chatId: pressed.from.id, callbackId: pressed.id };
      if (membership?.chat.type === 'private') {
        const { id } = membership.chat;
        const known = await chatBy(tx.orm, id);
        if (membership.new_chat_member.status !== 'kicked') await resumeChat(tx.orm, id);
        else if (known && (await stopChat(tx.orm, { address: String(id), userId: known.userId }, now)))
          await tellStopped({ communities, notify }, tx, { ...known, channel: 'TELEGRAM' }, now);
      }
      return undefined;
    },
  };
}
