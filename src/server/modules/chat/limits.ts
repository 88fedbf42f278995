import { day, fiveMinutes, minute, type ModuleLimits } from '../../limits/table';

export const chatLimits = {
  address: {
    sendMessage: { max: 3000, seconds: fiveMinutes },
  },
  account: {
    /** Messages that one member sends and changes. */
    chatMessages: { max: 60, seconds: minute },
    /** Everything else that a member changes in chats. */
    chatChanges: { max: 300, seconds: fiveMinutes },
    /** Chats that a new member begins with people who are not connected. */
    chatsWithStrangers: { max: 5, seconds: day },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    chat: keyof typeof chatLimits.account;
  }
}
