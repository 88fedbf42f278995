import { fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const lookupLimits = {
  address: {
    searchLinkedin: { max: 100, seconds: fiveMinutes },
    reverseGeocode: { max: 200, seconds: fiveMinutes },
  },
  account: {
    /** Questions to services that are paid for, or lent. */
    profileImport: { max: 20, seconds: hour },
    geocode: { max: 60, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    lookup: keyof typeof lookupLimits.account;
  }
}
