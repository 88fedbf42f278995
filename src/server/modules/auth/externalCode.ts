import type { FastifyRequest } from 'fastify';
import type { ExternalChallenge, ExternalValidateBody, SignInResult } from '../../../generated/api/auth';
import { oneTimeCode } from '../../../lib/rules/auth/code';
import { safeBackTo } from '../../../lib/rules/auth/backTo';
import { communityOf } from '../../community';
import type { Transaction } from '../../db/database';
import type { ExternalIdentity } from '../../db/schema';
import { AppError } from '../../errors';
import type { Account } from '../account/module';
import type { MadeBy } from '../session/module';
import { sendCode } from './sendCode';
import { requireOffered } from './rules';
import { openSession, settleProof } from './signIn';

const challengeOf = (id: string, email: string, resendAfter: number): ExternalChallenge => ({
  id,
  email,
  resendAfter,
  expiresIn: oneTimeCode.expiresIn,
});

async function mailCode(
  request: FastifyRequest,
  tx: Transaction,
  account: Pick<Account, 'id' | 'email' | 'preferredLang'>,
  identity: ExternalIdentity,
): Promise<ExternalChallenge> {
  const { email } = account;
  const id = await sendCode(request, tx, { kind: 'external', email, account, identity });
  return challengeOf(id, email, oneTimeCode.resendAfter);
}

/** Mails the account a code that links the external account, unless one for the same went out a moment ago. */
export async function askForCode(
  request: FastifyRequest,
  tx: Transaction,
  account: Account,
  { identity, backTo }: { identity: ExternalIdentity; backTo?: string | null },
): Promise<SignInResult> {
  const { waitingCodes } = request.server;
  const owner = { kind: 'external', communityId: communityOf(request).id, email: account.email } as const;
  const sent = await waitingCodes.justSent(tx.orm, { ...owner, identity });
  const external = sent
    ? challengeOf(sent.id, account.email, sent.resendAfter)
    : await mailCode(request, tx, account, identity);
  const path = safeBackTo(backTo);
  return { token: null, firstLogin: false, sent: !sent, external, ...(path ? { backTo: path } : {}) };
}

/** A19. Mails another code, after a wait (1103). Throws 1138 when nothing waits under this id. */
export async function resendExternalCode(request: FastifyRequest, id: string): Promise<ExternalChallenge> {
  const { accounts, db, waitingCodes } = request.server;
  return db.transaction(async (tx) => {
    const waiting = await waitingCodes.find(tx.orm, communityOf(request).id, id);
    const account = waiting && (await accounts.byId(tx.orm, waiting.userId));
    if (!account) throw new AppError(1138);
    madeBy(request, waiting.identity);
    return mailCode(request, tx, account, waiting.identity);
  });
}

/** The sign-in method of the session. Throws 1106 if the community no longer offers it. */
export function madeBy(request: FastifyRequest, { provider }: ExternalIdentity): MadeBy {
  const community = communityOf(request);
  requireOffered(community, provider);
  if (provider === 'GOOGLE') return { method: 'GOOGLE' };
  const issuer = request.server.secrets[community.domain]?.oauth2?.issuer;
  if (!issuer) throw new AppError(1106);
  return { method: 'OAUTH2', issuer };
}

/** A20. Links the external account that waits, and signs in. Throws 1102 when the code is wrong, spent, or tried too often. */
export async function signInByExternalCode(
  request: FastifyRequest,
  { id, code, backTo, introFor, consent }: ExternalValidateBody,
): Promise<SignInResult> {
  const { server: app } = request;
  const { accounts, db, limits, waitingCodes } = app;
  const { id: communityId } = communityOf(request);
  const waiting = await waitingCodes.find(db.orm, communityId, id);
  if (!waiting) throw new AppError(1102);
  const by = madeBy(request, waiting.identity);
  await limits.account('externalCode', waiting.email);
  // Ends in a value rather than a throw, so that a wrong try stays counted.
  const result = await db.transaction(async (tx) => {
    const redeemed = await waitingCodes.redeem(tx.orm, communityId, id, code.trim());
    const account = redeemed && (await accounts.byId(tx.orm, redeemed.userId));
    if (!account) return undefined;
    const { identity } = redeemed;
    await settleProof(app, tx, account, identity);
    if (!(await accounts.link(tx.orm, account.id, identity, 'CODE'))) throw new AppError(1138);
    return openSession(request, tx, account, { madeBy: by, backTo, introFor, consent });
  });
  if (!result) throw new AppError(1102);
  await limits.reset('externalCode', waiting.email);
  return result;
}
