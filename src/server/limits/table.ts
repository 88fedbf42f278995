/** At most `max` within `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

export const minute = 60;
export const fiveMinutes = 300;
export const quarter = 900;
export const hour = 3600;
export const day = 86_400;

/** The limits of a module. */
export interface ModuleLimits {
  /**
   * How often a call, or something else, may come from one address, by the call's name. Wide enough for an office behind one
   * address; what guards a single account is in `account`.
   */
  address?: Readonly<Record<string, Limit>>;
  /**
   * How often something may be tried for one account, whether or not it exists. A stranger cannot lock out the owner by
   * this: an owner who is refused another email has an earlier one whose code or link is still valid.
   */
  account?: Readonly<Record<string, Limit>>;
}

/** Limits that belong to no module. */
export const sharedLimits = {
  address: {
    /** Pages that links of emails open. */
    emailLink: { max: 300, seconds: fiveMinutes },
    /** Wrong admin secrets, wherever one is taken. */
    wrongSecret: { max: 20, seconds: fiveMinutes },
  },
  account: {
    /** Confirmations of a signed-in user's password. */
    ownPassword: { max: 10, seconds: quarter },
  },
} satisfies ModuleLimits;

/**
 * The names of limits by account. A module adds its own by `declare module`, so that a misspelled name does not
 * compile.
 */
export interface AccountLimitNames {
  shared: keyof typeof sharedLimits.account;
}
