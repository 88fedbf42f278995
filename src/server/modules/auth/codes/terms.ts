import { confirmationLink, mailedLink, oneTimeCode } from '../../../../lib/rules/auth/code';
import type { CodeKind, TypedCodeKind } from '../../../db/schema';

/** How long a code holds, and after how long its owner may be sent another, in seconds. */
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
  // Nothing is mailed, so nothing has to wait.
  agreement: { ...oneTimeCode, resendAfter: 0 },
};

/**
 * Tries of one code, whoever makes them. Only `otp` can be tried by anybody: of these each address has a few, which the
 * caller counts, and all of them together no more than this.
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

/** Whether a code is typed in by hand. */
export const isTyped = (kind: CodeKind): kind is TypedCodeKind => kind in mostTries;
