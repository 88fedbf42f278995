import type { FastifyRequest } from 'fastify';
import { oneTimeCode } from '../../../lib/rules/auth/code';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import type { Account } from '../account/module';
import { sendCode } from './sendCode';

/** Mails a code to the account's address; answers the seconds until another may be asked for. One sent a moment ago does. */
async function mailCode(request: FastifyRequest, account: Account): Promise<number> {
  const { email } = account;
  try {
    await request.server.db.transaction((tx) => sendCode(request, tx, { kind: 'login', email, account }));
    return oneTimeCode.resendAfter;
  } catch (error) {
    if (error instanceof AppError && error.code === 1103) return error.retryAfter ?? oneTimeCode.resendAfter;
    throw error;
  }
}

/**
 * Asks a user with the right password for a code sent to the account's address, too: sends one and throws 1145 if the
 * request has none, throws 1102 for a wrong one. Without the password nobody can cause such an email or use up a try,
 * so the owner is never locked out.
 */
export async function requireMailedCode(
  request: FastifyRequest,
  account: Account,
  code: string | undefined,
): Promise<void> {
  const { codes, db, limits } = request.server;
  const { email } = account;
  if (!code) throw new AppError(1145, { retryAfter: await mailCode(request, account) });
  await limits.account('loginCode', email);
  const typed = { kind: 'login', communityId: communityOf(request).id, email, code: code.trim() } as const;
  // Ends in a value rather than a throw, so that a wrong try stays counted.
  if (!(await db.transaction((tx) => codes.redeemTyped(tx, typed)))) throw new AppError(1102);
  await limits.reset('loginCode', email);
}
