import { confirmationLink, mailedLink, oneTimeCode } from '../../../../lib/rules/auth/code';
import type { CodeKind, TypedCodeKind } from '../../../db/schema';

/** How long a code is valid, and when another may be sent, in seconds. */
export const terms: Record<CodeKind, { expiresIn: number; resendAfter: number }> = {
  otp: oneTimeCode,
  login: oneTimeCode,
  magic: mailedLink,
  recovery: mailedLink,
  confirm: confirmationLink,
  deletion: oneTimeCode,
  external: oneTimeCode,
  emailChange: oneTimeCode,
  passwordSet: oneTimeCode,
  newEmail: oneTimeCode,
  // Nothing is sent, so there is no wait.
  agreement: { ...oneTimeCode, resendAfter: 0 },
};

/**
 * Maximum tries of one code by anybody. Anybody can try only `otp` codes: each address has a few tries, which the
 * caller counts, and all addresses together no more than this.
 */
export const mostTries: Record<TypedCodeKind, number> = {
  otp: 4 * oneTimeCode.tries,
  login: oneTimeCode.tries,
  deletion: oneTimeCode.tries,
  external: oneTimeCode.tries,
  emailChange: oneTimeCode.tries,
  passwordSet: oneTimeCode.tries,
  newEmail: oneTimeCode.tries,
};

/** Whether users type the code. */
export const isTyped = (kind: CodeKind): kind is TypedCodeKind => kind in mostTries;
