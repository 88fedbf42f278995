import type { FastifyRequest } from 'fastify';
import { oneTimeCode } from '../../../lib/rules/auth/code';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import type { Account } from '../account/module';
import { sendCode } from './sendCode';

/**
 * Asks a user with the right password for a code sent to the account's address, too. If the request has none, it sends
 * one and throws 1145, or throws 1103 if the last one was sent a short while ago. Throws 1102 for a wrong one. Without
 * the password nobody can cause such an email or use up a try, so the owner is never locked out.
 */
export async function requireMailedCode(
  request: FastifyRequest,
  account: Account,
  code: string | undefined,
): Promise<void> {
  const { codes, db, limits } = request.server;
  const { email } = account;
  if (!code) {
    await db.transaction((tx) => sendCode(request, tx, { kind: 'login', email, account }));
    throw new AppError(1145, { retryAfter: oneTimeCode.resendAfter });
  }
  await limits.account('loginCode', email);
  const typed = { kind: 'login', communityId: communityOf(request).id, email, code: code.trim() } as const;
  // Ends in a value rather than a throw, so that a wrong try stays counted.
  if (!(await db.transaction((tx) => codes.redeemTyped(tx, typed)))) throw new AppError(1102);
  await limits.reset('loginCode', email);
}
