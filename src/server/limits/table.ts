/** At most `max` within `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

const fiveMinutes = 300;
const hour = 3600;

/**
 * How often a call may come from one address, by the call's name. Wide enough for an office behind one address;
 * what guards a single account stands below.
 */
export const addressLimits: Record<string, Limit> = {
  login: { max: 300, seconds: fiveMinutes },
  loginGoogle: { max: 300, seconds: fiveMinutes },
  registerAdmin: { max: 20, seconds: fiveMinutes },
  registerUser: { max: 300, seconds: fiveMinutes },
  recovery: { max: 100, seconds: fiveMinutes },
  confirmRecovery: { max: 100, seconds: fiveMinutes },
  confirmEmail: { max: 300, seconds: fiveMinutes },
  authMagic: { max: 300, seconds: fiveMinutes },
  otpChallenge: { max: 200, seconds: fiveMinutes },
  otpValidate: { max: 300, seconds: fiveMinutes },
  oauth2Start: { max: 300, seconds: fiveMinutes },
  acceptInvitation: { max: 300, seconds: fiveMinutes },
  previewInvitation: { max: 300, seconds: fiveMinutes },
  uploadImage: { max: 300, seconds: fiveMinutes },
  uploadImageLink: { max: 100, seconds: fiveMinutes },
  searchLinkedin: { max: 100, seconds: fiveMinutes },
  reverseGeocode: { max: 200, seconds: fiveMinutes },
  deleteUser: { max: 100, seconds: fiveMinutes },
  mailDeletionCode: { max: 100, seconds: fiveMinutes },
  exportData: { max: 100, seconds: fiveMinutes },
};

/** How often something may be tried for one account, whether or not it exists. */
export const accountLimits = {
  /** Wrong passwords; a right one forgets them. */
  password: { max: 10, seconds: 900 },
  /** Wrong one-time codes, over all codes. */
  code: { max: 20, seconds: hour },
  /** Letters with a code or a link. */
  otp: { max: 10, seconds: hour },
  magic: { max: 10, seconds: hour },
  recovery: { max: 5, seconds: hour },
  confirm: { max: 5, seconds: hour },
  deletion: { max: 5, seconds: hour },
  /** Pictures, which cost time to decode. */
  upload: { max: 60, seconds: hour },
  /** Pictures fetched from elsewhere: nobody goes through other sites by way of us. */
  link: { max: 20, seconds: hour },
  /** Questions to services that are paid for, or lent. */
  profileImport: { max: 20, seconds: hour },
  geocode: { max: 60, seconds: hour },
  /** Everything about a user in one answer. */
  export: { max: 10, seconds: hour },
} satisfies Record<string, Limit>;

export type AccountLimit = keyof typeof accountLimits;

export interface LimitTable {
  address: Record<string, Limit>;
  account: Record<AccountLimit, Limit>;
}

export const limitTable: LimitTable = { address: addressLimits, account: accountLimits };
