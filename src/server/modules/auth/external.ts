import type { FastifyRequest } from 'fastify';
import type { Agreement, ExternalAgreeBody, SignInResult } from '../../../generated/api/auth';
import { communityOf } from '../../community';
import type { Transaction } from '../../db/database';
import type { LinkedBy, ExternalIdentity } from '../../db/schema';
import { AppError } from '../../errors';
import type { Account } from '../account/module';
import type { MadeBy } from '../session/module';
import { admit } from './admission';
import { askForCode, madeBy as madeByIdentity } from './externalCode';
import { openSession, settleProof, signUp } from './signIn';
import { safeBackTo } from '../../../lib/rules/auth/backTo';

interface ExternalArrival {
  identity: ExternalIdentity;
  /** Asserted and confirmed by the provider, but not proved here. */
  email: string;
  /** The provider is trusted to name the owners of this address. */
  trusted: boolean;
  madeBy: MadeBy;
  invitedBy?: string;
  backTo?: string | null;
  introFor?: string;
  consent?: Agreement;
}

/** Whether an account gives access to more than this community's member area. A provider's assertion is then not enough. */
async function reachesFurther(request: FastifyRequest, tx: Transaction, account: Account): Promise<boolean> {
  if (account.role !== 'ROLE_USER') return true;
  const here = communityOf(request).id;
  const memberships = await request.server.participants.communitiesOf(account.id, tx.orm);
  return memberships.some(({ communityId, isManager }) => isManager || communityId !== here);
}

/** The account is not made before its owner has agreed: what will make it waits in the browser that asked. */
async function askForConsent(
  request: FastifyRequest,
  tx: Transaction,
  { identity, email, invitedBy, backTo }: ExternalArrival,
): Promise<SignInResult> {
  const { server: app } = request;
  const community = communityOf(request);
  await admit(app, tx.orm, community, { invitedBy, backTo });
  const owner = { kind: 'agreement', communityId: community.id, email, identity } as const;
  const { code } = await app.codes.issue(tx, owner);
  const path = safeBackTo(backTo);
  return { token: null, firstLogin: false, agreement: { ticket: code }, ...(path ? { backTo: path } : {}) };
}

/** A25. Throws 1138 when the ticket is forged, spent, expired or another community's. */
export async function agreeExternally(
  request: FastifyRequest,
  { ticket, ...arrival }: ExternalAgreeBody,
): Promise<SignInResult> {
  const { codes, db } = request.server;
  return db.transaction(async (tx) => {
    const redeemed = await codes.redeemLink(tx.orm, 'agreement', communityOf(request).id, ticket);
    if (!redeemed?.identity) throw new AppError(1138);
    const { email, identity } = redeemed;
    const madeBy = madeByIdentity(request, identity);
    return arriveFromExternal(request, tx, { ...arrival, email, identity, trusted: false, madeBy });
  });
}

/**
 * Signs in a user by an external provider: into the account that it created or that was linked to it by a code. An
 * unlinked account with the asserted address, or a linked one with a role or a membership elsewhere that no code ever
 * proved, needs a code sent to the address: the answer says so. A user without an account is signed up, after agreeing
 * to the legal documents.
 */
export async function arriveFromExternal(
  request: FastifyRequest,
  tx: Transaction,
  arrival: ExternalArrival,
): Promise<SignInResult> {
  const { accounts } = request.server;
  const { identity, email, madeBy, backTo, introFor, consent } = arrival;
  const enter = async (account: Account, linkedBy: LinkedBy) => {
    if (!(await accounts.link(tx.orm, account.id, identity, linkedBy))) throw new AppError(1138);
    return openSession(request, tx, account, { madeBy, backTo, introFor, consent });
  };

  const linked = await accounts.byIdentity(tx.orm, identity);
  if (linked?.linkedBy === 'CODE') return enter(linked.account, 'CODE');

  const account = linked?.account ?? (await accounts.byEmail(tx.orm, email));
  if (!account && !consent) return askForConsent(request, tx, arrival);
  if (!account) {
    const made = await signUp(request, tx, arrival);
    // A concurrent call has created the account.
    return made ? enter(made, 'NEW_ACCOUNT') : arriveFromExternal(request, tx, arrival);
  }
  const isMaker = linked?.linkedBy === 'NEW_ACCOUNT';
  const vouched = isMaker || (arrival.trusted && account.email === email);
  if (!vouched || (await reachesFurther(request, tx, account))) {
    return askForCode(request, tx, account, arrival);
  }
  if (isMaker) return enter(account, 'NEW_ACCOUNT');
  await settleProof(request.server, tx, account, identity);
  return enter(account, 'DOMAIN');
}
