import { fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const imageLimits = {
  address: {
    uploadImage: { max: 300, seconds: fiveMinutes },
    uploadImageLink: { max: 100, seconds: fiveMinutes },
  },
  account: {
    /** Pictures, which cost time to decode. */
    upload: { max: 60, seconds: hour },
    /** Images fetched from other sites, limited so that nobody reaches those sites through us. */
    link: { max: 20, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    image: keyof typeof imageLimits.account;
  }
}
