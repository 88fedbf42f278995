import { hour, type ModuleLimits } from '../../limits/table';

export const introductionLimits = {
  account: {
    /** Actions of one member on others: meet, hide, bookmark, block. */
    introductions: { max: 300, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    introduction: keyof typeof introductionLimits.account;
  }
}
