import { day, fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const telegramLimits = {
  address: {
    openTelegramConnect: { max: 300, seconds: fiveMinutes },
    // Telegram has few addresses, and proves itself.
    takeUpdate: { max: 10_000, seconds: fiveMinutes },
  },
  account: {
    telegramCodes: { max: 30, seconds: hour },
    /** Chats that a user names, to which the bot then writes. */
    telegramConnect: { max: 10, seconds: day },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    telegram: keyof typeof telegramLimits.account;
  }
}
