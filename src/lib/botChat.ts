/** How long a link of the bot connects the chat that it was given in, in ms. */
export const botChatLifetime = 3_600_000;

/** A chat with the bot, as its link names it. */
export interface BotChat {
  chatId: number;
  /** Without '@'; '' for none. */
  username: string;
  /** Connects this chat to an account, once (P15). */
  code: string;
  /** Until when the code does, in ms. */
  until: number;
}

const written = /^(\d{1,16})\.(\w{0,64})\.(([0-9a-z]{1,10})-[\w-]{43})$/;

/** The end of a code as it begins with it. */
export const formatUntil = (until: number): string => Math.floor(until / 1000).toString(36);

/** The value of the parameter. */
export const formatBotChat = ({ chatId, username, code }: Omit<BotChat, 'until'>): string =>
  `${chatId}.${username}.${code}`;

/** Undefined for anything that `formatBotChat` does not write. */
export function parseBotChat(value: string): BotChat | undefined {
  const [, chatId, username = '', code, until] = written.exec(value) ?? [];
  if (!code || !until) return undefined;
  return { chatId: Number(chatId), username, code, until: parseInt(until, 36) * 1000 };
}
