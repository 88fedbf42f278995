import type { FastifyRequest } from 'fastify';
import type { ChangePasswordBody } from '../../../generated/api/auth';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { callerAt } from '../../notifications/recipients/recipient';
import { hashPassword } from '../../passwords';
import { randomId } from '../../tokens';
import type { Identity } from '../../people/identity';
import { ownAccount, requireOwner } from './ownProof';
import { requireOffered, validNewPassword } from './rules';
import { passwordChanged } from './notifications/passwordChanged';

/**
 * A24. Sets a new password, with the old one (1014), or the first one, with a code by email (1102). Ends every other
 * session and recovery link, and notifies the address if it is confirmed. Throws 1106 if passwords are not offered.
 */
export async function changePassword(
  request: FastifyRequest,
  identity: Identity,
  { password, current, code }: ChangePasswordBody,
): Promise<'OK'> {
  const { accounts, codes, db, limits, notify, sessions } = request.server;
  requireOffered(communityOf(request), 'EMAIL');
  const valid = validNewPassword(password);
  const account = await ownAccount(request, identity);
  await requireOwner(request, account, 'passwordSet', { password: current, code });
  const passwordHash = await hashPassword(valid);
  const { id: userId, email } = account;
  await db.transaction(async (tx) => {
    const locked = await accounts.lock(tx.orm, userId);
    if (!locked) throw new AppError(405);
    // Another call changed the password meanwhile, so the proof above no longer applies.
    if (locked.passwordHash !== account.passwordHash) throw new AppError(1014);
    await accounts.setPassword(tx.orm, userId, passwordHash);
    await codes.endRecovery(tx.orm, userId);
    await sessions.endOthers(tx.orm, userId, identity.sessionId, 'PASSWORD');
    if (!locked.emailConfirmedAt) return;
    const data = account.passwordHash ? {} : { first: true };
    await notify(tx, passwordChanged, callerAt(request, { email, account }), data, {
      cause: randomId(),
      thing: account.id,
      by: null,
    });
  });
  await limits.reset('password', email);
  return 'OK';
}
