import { day, fiveMinutes, type ModuleLimits } from '../../limits/table';

export const directoryLimits = {
  address: {
    suggestTags: { max: 600, seconds: fiveMinutes },
    findParticipants: { max: 600, seconds: fiveMinutes },
    answerRequest: { max: 100, seconds: fiveMinutes },
  },
  account: {
    /** Answers of one member to requests of others. Each is an email. */
    answer: { max: 50, seconds: day },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    directory: keyof typeof directoryLimits.account;
  }
}
