import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Agreement, SignInResult } from '../../../generated/api/auth';
import { safeBackTo } from '../../../lib/rules/auth/backTo';
import { communityOf } from '../../community';
import type { Transaction } from '../../db/database';
import type { ExternalIdentity } from '../../db/schema';
import type { Account } from '../account/module';
import type { MadeBy } from '../session/module';
import { admit } from './admission';

interface Opening extends Pick<Arrival, 'introFor' | 'consent'> {
  madeBy: MadeBy;
  backTo: string | undefined | null;
}

/**
 * Opens a session for an account after the proof, and stores the consent and the member whom the user wants to meet.
 * The answer of the call has the page cookie.
 */
export async function openSession(
  request: FastifyRequest,
  tx: Transaction,
  account: Account,
  { madeBy, backTo, introFor, consent }: Opening,
): Promise<SignInResult> {
  const { accounts, consents, introWishes, sessions } = request.server;
  const community = communityOf(request);
  const communityId = community.id;
  if (consent) await consents.record(request, tx, account, consent);
  if (introFor) await introWishes.keep(tx.orm, { community, userId: account.id }, introFor);
  const firstLogin = await accounts.markSignedIn(tx.orm, account.id);
  const { token, page } = await sessions.open(tx.orm, {
    userId: account.id,
    communityId,
    userAgent: request.headers['user-agent'],
    ...madeBy,
  });
  request.newPageCookie = page;
  const path = safeBackTo(backTo);
  return { token, firstLogin, ...(path ? { backTo: path } : {}) };
}

/**
 * The caller proved that the address is theirs. Anything on the account without such a proof may belong to somebody
 * else: a password from before the confirmation, an external account that only asserted the address. These are removed,
 * and the account's sessions end.
 */
export async function settleProof(
  { accounts, sessions }: FastifyInstance,
  tx: Transaction,
  { id, emailConfirmedAt }: Account,
  except?: ExternalIdentity,
): Promise<void> {
  const unlinked = await accounts.unlinkUnproved(tx.orm, id, except);
  if (!emailConfirmedAt) {
    await accounts.setPassword(tx.orm, id, null);
    await accounts.confirmEmail(tx, id);
  }
  if (unlinked || !emailConfirmedAt) await sessions.endOthers(tx.orm, id, undefined);
}

/** Creates an account with a proved address, by an invitation if one is needed. Undefined if the address has an account. */
export async function signUp(
  request: FastifyRequest,
  tx: Transaction,
  { email, ...bringing }: Pick<Arrival, 'email' | 'invitedBy' | 'backTo'>,
): Promise<Account | undefined> {
  const { server: app } = request;
  const invitation = await admit(app, tx.orm, communityOf(request), bringing);
  const account = await app.accounts.create(tx, { email, confirmed: true });
  if (account && invitation) await app.invitations.accept(tx.orm, invitation, account.id);
  return account;
}

export interface Arrival {
  email: string;
  invitedBy?: string;
  backTo?: string | null;
  /** Slug of a member. */
  introFor?: string;
  consent?: Agreement;
}

/** Signs in the owner of an address that was proved by a code or link, and signs up a user without an account. */
export async function arrive(
  request: FastifyRequest,
  tx: Transaction,
  { backTo, introFor, consent, ...arrival }: Arrival,
  madeBy: MadeBy,
): Promise<SignInResult> {
  const { server: app } = request;
  const known = await app.accounts.byEmail(tx.orm, arrival.email);
  const made = known ? undefined : await signUp(request, tx, { ...arrival, backTo });
  const account = known ?? made ?? (await app.accounts.byEmail(tx.orm, arrival.email));
  if (!account) throw new Error('an account came and went');
  if (!made) await settleProof(app, tx, account);
  return openSession(request, tx, account, { madeBy, backTo, introFor, consent });
}
