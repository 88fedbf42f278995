import { fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const accountLimits = {
  address: {
    deleteUser: { max: 100, seconds: fiveMinutes },
    mailDeletionCode: { max: 100, seconds: fiveMinutes },
    leaveCommunity: { max: 100, seconds: fiveMinutes },
    exportData: { max: 100, seconds: fiveMinutes },
  },
  account: {
    /** Attempts of a signed-in user to delete the account. */
    deletion: { max: 5, seconds: hour },
    deletionCode: { max: 20, seconds: hour },
    /** Everything about a user in one answer. */
    export: { max: 10, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    account: keyof typeof accountLimits.account;
  }
}
