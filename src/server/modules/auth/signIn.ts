import type { FastifyRequest } from 'fastify';
import type { SignInResult } from '../../../generated/api/auth';
import { safeBackTo } from '../../../lib/rules/backTo';
import { communityOf } from '../../community';
import type { Transaction } from '../../db/database';
import type { Account, OutsideIdentity } from '../account/accounts';
import { admit } from './admission';

/** Opens a session for an account whose owner has been made sure of. */
export async function openSession(
  request: FastifyRequest,
  tx: Transaction,
  account: Account,
  backTo: string | undefined | null,
): Promise<SignInResult> {
  const { accounts, sessions } = request.server;
  const firstLogin = await accounts.markSignedIn(tx.orm, account.id);
  const token = await sessions.open(tx.orm, {
    userId: account.id,
    communityId: communityOf(request).id,
    userAgent: request.headers['user-agent'],
  });
  const path = safeBackTo(backTo);
  return { token, firstLogin, ...(path ? { backTo: path } : {}) };
}

export interface Arrival {
  /** An address that has been proved to be the caller's. */
  email: string;
  identity?: OutsideIdentity;
  invitedBy?: string;
  backTo?: string | null;
}

/**
 * Signs in the owner of a proved address, and signs up whoever has no account yet. An account whose address was never
 * confirmed may have been made by somebody else in advance: its password and sessions end with the proof.
 */
export async function arrive(
  request: FastifyRequest,
  tx: Transaction,
  { email, identity, invitedBy, backTo }: Arrival,
): Promise<SignInResult> {
  const { server: app } = request;
  const { accounts, sessions } = app;
  const known =
    (identity && (await accounts.byIdentity(tx.orm, identity))) ?? (await accounts.byEmail(tx.orm, email));
  let account = known;
  if (!account) {
    const invitation = await admit(app, tx.orm, communityOf(request), invitedBy);
    account =
      (await accounts.create(tx.orm, { email, confirmed: true })) ?? (await accounts.byEmail(tx.orm, email));
    if (!account) throw new Error('an account came and went');
    if (invitation) await app.invitations.accept(tx.orm, invitation, account.id);
  }
  if (account.email === email && !account.emailConfirmedAt) {
    await accounts.setPassword(tx.orm, account.id, null);
    await sessions.endOthers(tx.orm, account.id, undefined);
    await accounts.confirmEmail(tx.orm, account.id);
  }
  if (identity) await accounts.link(tx.orm, account.id, identity);
  return openSession(request, tx, account, backTo);
}
