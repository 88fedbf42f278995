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
 * Opens a session for an account whose owner has been made sure of, and records what they ticked on the way and whom they
 * want to meet.
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
  if (consent) await consents.record(request, tx.orm, account, consent);
  if (introFor) await introWishes.keep(tx.orm, { community, userId: account.id }, introFor);
  const firstLogin = await accounts.markSignedIn(tx.orm, account.id);
  const token = await sessions.open(tx.orm, {
    userId: account.id,
    communityId,
    userAgent: request.headers['user-agent'],
    ...madeBy,
  });
  const path = safeBackTo(backTo);
  return { token, firstLogin, ...(path ? { backTo: path } : {}) };
}

/**
 * The address was proved to be the caller's. What was set up on the account without such a proof may be somebody else's:
 * a password from before the address was confirmed, an external account that only asserted it. They end, and with them
 * the account's sessions.
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

/** Makes an account with an address that holds, by an invitation where one is needed; undefined when the address has one. */
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

/** Signs in the owner of an address that a mailed code or link has proved, and signs up whoever has no account yet. */
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
