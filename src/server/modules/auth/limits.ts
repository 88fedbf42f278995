import { mailedLink, oneTimeCode } from '../../../lib/rules/auth/code';
import { day, fiveMinutes, hour, quarter, type ModuleLimits } from '../../limits/table';

export const authLimits = {
  address: {
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
    externalChallenge: { max: 200, seconds: fiveMinutes },
    externalValidate: { max: 300, seconds: fiveMinutes },
    checkLink: { max: 300, seconds: fiveMinutes },
    externalAgree: { max: 300, seconds: fiveMinutes },
    oauth2Start: { max: 300, seconds: fiveMinutes },
    mailAccountCode: { max: 100, seconds: fiveMinutes },
    changeEmail: { max: 100, seconds: fiveMinutes },
    confirmNewEmail: { max: 100, seconds: fiveMinutes },
    changePassword: { max: 100, seconds: fiveMinutes },
    /** Wrong passwords over all accounts, which slows guessing without locking any account. */
    wrongPassword: { max: 50, seconds: quarter },
  },
  account: {
    /** Wrong passwords before a mailed code is asked for in addition; a sign-in resets them. */
    password: { max: 10, seconds: day },
    /** Emails with that code, and its tries: both need the password. */
    login: { max: 3, seconds: oneTimeCode.expiresIn },
    loginCode: { max: 20, seconds: hour },
    /** Wrong one-time codes of one address over all codes and emails, and of one code. */
    code: { max: 40, seconds: hour },
    codeFrom: { max: 10, seconds: hour },
    oneCodeFrom: { max: oneTimeCode.tries, seconds: oneTimeCode.expiresIn },
    /** Emails with a code or a link: counted no longer than the first of them is valid. */
    otp: { max: 3, seconds: oneTimeCode.expiresIn },
    magic: { max: 5, seconds: mailedLink.expiresIn },
    recovery: { max: 5, seconds: mailedLink.expiresIn },
    confirm: { max: 5, seconds: hour },
    /**
     * Wrong codes that link an external account. The limit is by address, because a person who asserts somebody's email
     * must not use up the owner's tries.
     */
    externalCode: { max: 20, seconds: hour },
    external: { max: 10, seconds: hour },
    /** Emails with a code that replaces the password of an account without one, and wrong codes. */
    ownCode: { max: 5, seconds: hour },
    ownCodeTry: { max: 20, seconds: hour },
    /** Emails to a new address of an account: by account, and by address over all accounts. */
    newEmail: { max: 5, seconds: hour },
    newEmailTo: { max: 10, seconds: hour },
    newEmailTry: { max: 20, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    auth: keyof typeof authLimits.account;
  }
}
