import { hour, type ModuleLimits } from '../../limits/table';

export const checkInLimits = {
  account: {
    /** People whom one organiser checks in: a phone that was offline sends all of them at once. */
    checkIns: { max: 20_000, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    checkIn: keyof typeof checkInLimits.account;
  }
}
