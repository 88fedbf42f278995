import { AppError } from './errors';
import type { Limits } from './limits/limits';
import { isPassword } from './passwords';

interface Owner {
  email: string;
  passwordHash: string | null;
}

/** Asks a signed-in user for the account's password before an action that cannot be undone. Throws 1014 for a wrong one. */
export async function requirePassword(
  limits: Limits,
  { email, passwordHash }: Owner,
  password = '',
): Promise<void> {
  await limits.account('ownPassword', email);
  if (!(await isPassword(passwordHash, password))) throw new AppError(1014);
  await limits.reset('ownPassword', email);
}
