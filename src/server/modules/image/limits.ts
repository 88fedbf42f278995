import { fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const imageLimits = {
  address: {
    uploadImage: { max: 300, seconds: fiveMinutes },
    uploadImageLink: { max: 100, seconds: fiveMinutes },
  },
  account: {
    /** Pictures, which cost time to decode. */
    upload: { max: 60, seconds: hour },
    /** Pictures fetched from elsewhere: nobody goes through other sites by way of us. */
    link: { max: 20, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    image: keyof typeof imageLimits.account;
  }
}
