import { day, fiveMinutes, type ModuleLimits } from '../../limits/table';

export const reportLimits = {
  address: {
    reportParticipant: { max: 100, seconds: fiveMinutes },
    reportEvent: { max: 100, seconds: fiveMinutes },
    reportIntroduction: { max: 100, seconds: fiveMinutes },
  },
  account: {
    /** Reports of one member about people, events and introductions. */
    report: { max: 20, seconds: day },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    report: keyof typeof reportLimits.account;
  }
}
