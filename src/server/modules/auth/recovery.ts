import type { FastifyRequest } from 'fastify';
import type { ConfirmRecoveryBody } from '../../../generated/api/auth';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { hashPassword } from '../../passwords';
import type { Identity } from '../../people/identity';
import { sendCode } from './sendCode';
import { requireOffered, validEmail, validNewPassword } from './rules';

/**
 * A05. Throws 1106 if passwords are not offered. The answer and its timing are the same whether or not the address has
 * an account; only an account gets an email.
 */
export async function recover(request: FastifyRequest, given: string): Promise<'OK'> {
  const { accounts, db } = request.server;
  requireOffered(communityOf(request), 'EMAIL');
  const email = validEmail(given);
  await db.transaction(async (tx) => {
    const account = await accounts.byEmail(tx.orm, email);
    await sendCode(request, tx, { kind: 'recovery', email, account, suppressed: !account });
  });
  return 'OK';
}

/**
 * A06. Sets the password and ends every session except the caller's. The email proves the address, so it is confirmed,
 * too, and external accounts that only asserted it are unlinked. Throws 1105 if the link is forged, used, expired or
 * another community's, 1106 if passwords are no longer offered.
 */
export async function confirmRecovery(
  request: FastifyRequest,
  body: ConfirmRecoveryBody,
  caller: Identity | undefined,
): Promise<'OK'> {
  const { accounts, codes, db, limits, sessions } = request.server;
  const passwordHash = await hashPassword(validNewPassword(body.password));
  const email = await db.transaction(async (tx) => {
    const redeemed = await codes.redeemLink(tx.orm, 'recovery', communityOf(request).id, body.code);
    if (!redeemed?.userId) throw new AppError(1105);
    requireOffered(communityOf(request), 'EMAIL');
    const { userId } = redeemed;
    await accounts.setPassword(tx.orm, userId, passwordHash);
    await accounts.confirmEmail(tx, userId);
    await accounts.unlinkUnproved(tx.orm, userId);
    await sessions.endOthers(
      tx.orm,
      userId,
      caller && caller.userId === userId ? caller.sessionId : undefined,
      'PASSWORD',
    );
    return redeemed.email;
  });
  await limits.reset('password', email);
  return 'OK';
}
