import type { FastifyRequest } from 'fastify';
import type { SignInResult } from '../../../generated/api/auth';
import { safeBackTo } from '../../../lib/rules/auth/backTo';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { sendCode } from './sendCode';
import { requireOffered, validEmail } from './rules';
import { arrive, type Arrival } from './signIn';

/** A01 MAGIC without a token. Mails a link to any address, newcomer or member. */
export async function mailMagicLink(
  request: FastifyRequest,
  given: string | undefined,
  backTo: string | undefined,
): Promise<SignInResult> {
  const { accounts, db } = request.server;
  requireOffered(communityOf(request), 'MAGIC');
  const email = validEmail(given);
  await db.transaction(async (tx) => {
    const account = await accounts.byEmail(tx.orm, email);
    await sendCode(request, tx, { kind: 'magic', email, account, backTo: safeBackTo(backTo) });
  });
  return { token: null, firstLogin: false, sent: true };
}

/** A08, and A01 MAGIC with a token. Throws 1105 when the link is forged, spent, expired or another community's. */
export async function signInByLink(
  request: FastifyRequest,
  token: string,
  arrival: Omit<Arrival, 'email'>,
): Promise<SignInResult> {
  const { codes, db } = request.server;
  requireOffered(communityOf(request), 'MAGIC');
  return db.transaction(async (tx) => {
    const redeemed = await codes.redeemLink(tx.orm, 'magic', communityOf(request).id, token);
    if (!redeemed) throw new AppError(1105);
    return arrive(request, tx, { ...arrival, email: redeemed.email }, { method: 'MAGIC' });
  });
}
