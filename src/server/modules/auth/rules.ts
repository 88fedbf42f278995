import type { CommunityConfig } from '../../../config/types';
import type { AuthType } from '../../../generated/config/authConfig';
import { checkEmail, normalizeEmail } from '../../../lib/rules/email';
import { checkPassword } from '../../../lib/rules/auth/password';
import { AppError, ruleError } from '../../errors';
import { isCommonPassword } from './commonPasswords';

/** The address in the form it is stored in; throws 1100 when it is none (VAL-01, VAL-04). */
export function validEmail(email: string | undefined, path = 'email'): string {
  const issue = checkEmail(email ?? '');
  if (issue) throw ruleError(path, issue);
  return normalizeEmail(email ?? '');
}

/** The password; throws 1100 when it breaks the rule (VAL-02, VAL-04). */
export function validPassword(password: string | undefined): string {
  const issue = checkPassword(password ?? '');
  if (issue) throw ruleError('password', issue);
  return password ?? '';
}

/** A new password. Throws 1100 if it breaks the rules or is too common. */
export function validNewPassword(password: string | undefined): string {
  const valid = validPassword(password);
  if (isCommonPassword(valid)) throw ruleError('password', 'passwordCommon');
  return valid;
}

/** Throws 1106 unless the community offers one of these ways of signing in. */
export function requireOffered({ auth }: CommunityConfig, ...types: AuthType[]): void {
  if (!auth.methods.some(({ authType }) => types.includes(authType))) throw new AppError(1106);
}
