import { day, fiveMinutes, type ModuleLimits } from '../../limits/table';

export const memberInviteLimits = {
  address: {
    previewInvites: { max: 100, seconds: fiveMinutes },
    sendInvites: { max: 100, seconds: fiveMinutes },
  },
  account: {
    /** Lists of people whom one manager invites. */
    memberInvites: { max: 10, seconds: day },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    memberInvite: keyof typeof memberInviteLimits.account;
  }
}
