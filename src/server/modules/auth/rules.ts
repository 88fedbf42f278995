import type { CommunityConfig } from '../../../config/types';
import type { AuthType } from '../../../generated/config/authConfig';
import { checkEmail, normalizeEmail } from '../../../lib/rules/email';
import { checkPassword } from '../../../lib/rules/password';
import { AppError, ruleError } from '../../errors';

/** The address in the form it is stored in; throws 1100 when it is none (VAL-01, VAL-04). */
export function validEmail(email: string | undefined, path = 'email'): string {
  const fault = checkEmail(email ?? '');
  if (fault) throw ruleError(path, fault);
  return normalizeEmail(email ?? '');
}

/** The password; throws 1100 when it breaks the rule (VAL-02, VAL-04). */
export function validPassword(password: string | undefined): string {
  const fault = checkPassword(password ?? '');
  if (fault) throw ruleError('password', fault);
  return password ?? '';
}

/** Throws 1106 unless the community offers one of these ways of signing in. */
export function requireOffered({ auth }: CommunityConfig, ...types: AuthType[]): void {
  if (!auth.methods.some(({ authType }) => types.includes(authType))) throw new AppError(1106);
}
