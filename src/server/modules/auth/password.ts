import type { FastifyRequest } from 'fastify';
import type { LoginBody, RegisterUserBody, SignInResult } from '../../../generated/api/auth';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { hashPassword, isPassword } from '../../passwords';
import { admit } from './admission';
import { sendCode } from './sendCode';
import { requireMailedCode } from './mailedCode';
import { requireOffered, validEmail, validNewPassword, validPassword } from './rules';
import { openSession } from './signIn';

/**
 * A01 EMAIL. Throws 1005 for an address without an account and 1011 for a wrong password, as the specification has it
 * (ERR-03); both take the same time. Wrong passwords slow the address they come from (1104) and close no account: after
 * too many, the right one is asked for a mailed code in addition (1145), which `token` carries (1102).
 */
export async function signInByPassword(request: FastifyRequest, body: LoginBody): Promise<SignInResult> {
  const { accounts, db, limits } = request.server;
  requireOffered(communityOf(request), 'EMAIL');
  const email = validEmail(body.email);
  const password = validPassword(body.password);
  // Counted before the check, so that concurrent requests cannot avoid the limit.
  await limits.address('wrongPassword', request);
  const { tooMany } = await limits.count('password', email);
  const account = await accounts.byEmail(db.orm, email);
  const right = await isPassword(account?.passwordHash, password);
  if (!account) throw new AppError(1005);
  if (!right) throw new AppError(1011);
  await limits.giveBack('wrongPassword', request);
  if (tooMany) await requireMailedCode(request, account, body.token);
  await limits.reset('password', email);
  return db.transaction((tx) =>
    openSession(request, tx, account, {
      madeBy: { method: 'EMAIL' },
      backTo: body.backTo,
      introFor: body.introFor,
      consent: body.consent,
    }),
  );
}

/** A04. Makes an account and mails the confirmation; throws 1101 'Duplicate email' when there is one. */
export async function register(request: FastifyRequest, body: RegisterUserBody): Promise<'OK'> {
  const { server: app } = request;
  const community = communityOf(request);
  requireOffered(community, 'EMAIL');
  const email = validEmail(body.email);
  const passwordHash = await hashPassword(validNewPassword(body.password));
  await app.db.transaction(async (tx) => {
    const invitation = await admit(app, tx.orm, community, body);
    const account = await app.accounts.create(tx, { email, passwordHash, confirmed: false });
    if (!account) throw new AppError(1101);
    if (invitation) await app.invitations.accept(tx.orm, invitation, account.id);
    if (body.consent) await app.consents.record(request, tx, account, body.consent);
    await sendCode(request, tx, { kind: 'confirm', email, account });
  });
  // Tried before there was an account.
  await app.limits.reset('password', email);
  return 'OK';
}

/** A03. Creates an administrator; the caller needs the admin secret. */
export async function registerAdmin(
  request: FastifyRequest,
  body: { email: string; password: string },
): Promise<'OK'> {
  const { accounts, db } = request.server;
  const email = validEmail(body.email);
  const passwordHash = await hashPassword(validNewPassword(body.password));
  const admin = { email, passwordHash, confirmed: true, admin: true };
  const account = await db.transaction((tx) => accounts.create(tx, admin));
  if (!account) throw new AppError(1101);
  return 'OK';
}
