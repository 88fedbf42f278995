import type { FastifyRequest } from 'fastify';
import type { LoginBody, RegisterUserBody, SignInResult } from '../../../generated/api/auth';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { hashPassword, isPassword } from '../../passwords';
import { admit } from './admission';
import { sendCode } from './letters';
import { requireOffered, validEmail, validPassword } from './rules';
import { openSession } from './signIn';

/**
 * A01 EMAIL. Throws 1005 for an address without an account and 1011 for a wrong password, as the specification has it
 * (ERR-03); both take the same time.
 */
export async function signInByPassword(request: FastifyRequest, body: LoginBody): Promise<SignInResult> {
  const { accounts, db, limits } = request.server;
  requireOffered(communityOf(request), 'EMAIL');
  const email = validEmail(body.email);
  const password = validPassword(body.password);
  await limits.account('password', email);
  const account = await accounts.byEmail(db.orm, email);
  const right = await isPassword(account?.passwordHash, password);
  if (!account) throw new AppError(1005);
  if (!right) throw new AppError(1011);
  await limits.forget('password', email);
  return db.transaction((tx) => openSession(request, tx, account, body.backTo));
}

/** A04. Makes an account and mails the confirmation; throws 1101 'Duplicate email' when there is one. */
export async function register(request: FastifyRequest, body: RegisterUserBody): Promise<'OK'> {
  const { server: app } = request;
  const community = communityOf(request);
  requireOffered(community, 'EMAIL');
  const email = validEmail(body.email);
  const passwordHash = await hashPassword(validPassword(body.password));
  await app.db.transaction(async (tx) => {
    const invitation = await admit(app, tx.orm, community, body.invitedBy);
    const account = await app.accounts.create(tx.orm, { email, passwordHash, confirmed: false });
    if (!account) throw new AppError(1101);
    if (invitation) await app.invitations.accept(tx.orm, invitation, account.id);
    await sendCode(request, tx, { kind: 'confirm', email, account });
  });
  return 'OK';
}

/** A03. Makes an administrator, for whom whoever holds the secret vouches. */
export async function registerAdmin(
  request: FastifyRequest,
  body: { email: string; password: string },
): Promise<'OK'> {
  const { accounts, db } = request.server;
  const email = validEmail(body.email);
  const passwordHash = await hashPassword(validPassword(body.password));
  const account = await accounts.create(db.orm, { email, passwordHash, confirmed: true, admin: true });
  if (!account) throw new AppError(1101);
  return 'OK';
}
