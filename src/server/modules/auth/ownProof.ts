import type { FastifyRequest } from 'fastify';
import type { MailAccountCodeBody } from '../../../generated/api/auth';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { callerAt } from '../../notifications/recipients/recipient';
import { requirePassword } from '../../ownPassword';
import type { Account } from '../account/module';
import type { Identity } from '../../people/identity';
import { emailChange } from './notifications/emailChange';
import { passwordSet } from './notifications/passwordSet';

const proofs = { emailChange, passwordSet };

const kinds: Record<MailAccountCodeBody['purpose'], keyof typeof proofs> = {
  EMAIL: 'emailChange',
  PASSWORD: 'passwordSet',
};

/** The caller's account; throws 405 when it has just been deleted. */
export async function ownAccount(request: FastifyRequest, { userId }: Identity): Promise<Account> {
  const { accounts, db } = request.server;
  const account = await accounts.byId(db.orm, userId);
  if (!account) throw new AppError(405);
  return account;
}

/**
 * A21. Sends the code that replaces the password of an account without one. Throws 1100 if there is a password, 1103
 * too soon.
 */
export async function mailAccountCode(
  request: FastifyRequest,
  identity: Identity,
  { purpose }: MailAccountCodeBody,
): Promise<'OK'> {
  const { codes, db, limits, notify } = request.server;
  const account = await ownAccount(request, identity);
  if (account.passwordHash) {
    throw new AppError(1100, { details: [{ path: '', message: 'the password confirms it' }] });
  }
  const kind = kinds[purpose];
  const { id: userId, email } = account;
  await db.transaction(async (tx) => {
    const owner = { kind, communityId: communityOf(request).id, email, userId };
    const { id, code } = await codes.issue(tx, owner);
    await limits.account('ownCode', email);
    await notify(
      tx,
      proofs[kind],
      callerAt(request, { email, account }),
      { code },
      { cause: id, thing: id, by: null },
    );
  });
  return 'OK';
}

/** A password or code. */
interface Proof {
  password?: string;
  code?: string;
}

/** Proves that the signed-in user owns the account: by its password (1014), or without one by the code (1102). */
export async function requireOwner(
  request: FastifyRequest,
  account: Account,
  kind: keyof typeof proofs,
  { password, code = '' }: Proof,
): Promise<void> {
  const { codes, db, limits } = request.server;
  const { email, passwordHash } = account;
  if (passwordHash) return requirePassword(limits, account, password);
  await limits.account('ownCodeTry', email);
  const typed = { kind, communityId: communityOf(request).id, email, code: code.trim() };
  if (!(await db.transaction((tx) => codes.redeemTyped(tx, typed)))) throw new AppError(1102);
  await limits.reset('ownCodeTry', email);
}
