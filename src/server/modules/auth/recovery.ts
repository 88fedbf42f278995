import type { FastifyRequest } from 'fastify';
import type { ConfirmRecoveryBody } from '../../../generated/api/auth';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { hashPassword } from '../../passwords';
import type { Identity } from '../session/sessions';
import { sendCode } from './letters';
import { validEmail, validPassword } from './rules';

/** A05. The same answer after the same work whether or not the address has an account; only one of them gets a letter. */
export async function recover(request: FastifyRequest, given: string): Promise<'OK'> {
  const { accounts, db } = request.server;
  const email = validEmail(given);
  await db.transaction(async (tx) => {
    const account = await accounts.byEmail(tx.orm, email);
    await sendCode(request, tx, { kind: 'recovery', email, account, suppressed: !account });
  });
  return 'OK';
}

/**
 * A06. Sets the password and ends every session but the caller's own. Who holds the letter holds the address, so it is
 * confirmed too. Throws 1105 when the link is forged, spent, expired or another community's.
 */
export async function confirmRecovery(
  request: FastifyRequest,
  body: ConfirmRecoveryBody,
  caller: Identity | undefined,
): Promise<'OK'> {
  const { accounts, codes, db, limits, sessions } = request.server;
  const passwordHash = await hashPassword(validPassword(body.password));
  const email = await db.transaction(async (tx) => {
    const redeemed = await codes.redeemLink(tx.orm, 'recovery', communityOf(request).id, body.code);
    if (!redeemed?.userId) throw new AppError(1105);
    const { userId } = redeemed;
    await accounts.setPassword(tx.orm, userId, passwordHash);
    await accounts.confirmEmail(tx.orm, userId);
    await sessions.endOthers(
      tx.orm,
      userId,
      caller && caller.userId === userId ? caller.sessionId : undefined,
    );
    return redeemed.email;
  });
  await limits.forget('password', email);
  return 'OK';
}
