import type { FastifyRequest } from 'fastify';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import type { Identity } from '../../people/identity';
import { sendCode } from './sendCode';

/** A07 without a code. Mails the confirmation again, after a wait (1103); a confirmed address needs none. */
export async function resendConfirmation(request: FastifyRequest, identity: Identity): Promise<'OK'> {
  const { db } = request.server;
  if (identity.emailConfirmed) return 'OK';
  const { userId: id, email, preferredLang } = identity;
  await db.transaction((tx) =>
    sendCode(request, tx, { kind: 'confirm', email, account: { id, preferredLang } }),
  );
  return 'OK';
}

/** A07 with a code. Throws 1105 when it is forged, spent, expired, or another user's. */
export async function confirmEmail(request: FastifyRequest, identity: Identity, code: string): Promise<'OK'> {
  const { accounts, codes, db } = request.server;
  await db.transaction(async (tx) => {
    const redeemed = await codes.redeemLink(tx.orm, 'confirm', communityOf(request).id, code);
    if (redeemed?.userId !== identity.userId) throw new AppError(1105);
    await accounts.confirmEmail(tx, identity.userId);
  });
  return 'OK';
}
