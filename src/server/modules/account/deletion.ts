import type { FastifyRequest } from 'fastify';
import type { DeleteUserBody } from '../../../generated/api/account';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { callerAt } from '../../notifications/recipients/recipient';
import type { PersonalRows } from '../../personalRows';
import { randomId } from '../../tokens';
import type { Identity } from '../../people/identity';
import type { Account } from './accounts';
import { erase } from './erase';
import { requirePassword } from '../../ownPassword';
import { accountDeleted } from './notifications/accountDeleted';
import { deletion } from './notifications/deletion';

async function accountOf(request: FastifyRequest, { userId }: Identity): Promise<Account> {
  const { accounts, db } = request.server;
  const account = await accounts.byId(db.orm, userId);
  if (!account) throw new AppError(405);
  return account;
}

/** Sends the code that confirms a deletion. An account with a password uses that instead: throws 1100. */
export async function mailDeletionCode(request: FastifyRequest, identity: Identity): Promise<'OK'> {
  const { codes, db, limits, notify } = request.server;
  const account = await accountOf(request, identity);
  const { id: userId, email, passwordHash } = account;
  if (passwordHash) {
    throw new AppError(1100, { details: [{ path: '', message: 'the password confirms it' }] });
  }
  await db.transaction(async (tx) => {
    const owner = { kind: 'deletion', communityId: communityOf(request).id, email, userId } as const;
    const { id, code } = await codes.issue(tx, owner);
    await limits.account('deletion', email);
    await notify(
      tx,
      deletion,
      callerAt(request, { email, account }),
      { code },
      { cause: id, thing: id, by: null },
    );
  });
  return 'OK';
}

/**
 * A13. Ends the caller's own account: everything about its user is removed or anonymized in one transaction, and a last
 * email says so. Confirmed by the password (1014), or without one by the mailed code (1102). Throws 1152 for the last manager of a
 * community.
 */
export async function deleteAccount(
  request: FastifyRequest,
  identity: Identity,
  {
    id,
    password,
    code,
    personalData,
  }: DeleteUserBody & { id: string; personalData: readonly PersonalRows[] },
): Promise<'OK'> {
  const { server: app } = request;
  if (password === undefined && code === undefined) {
    throw new AppError(1100, { details: [{ path: 'password', message: 'is required' }] });
  }
  if (id !== identity.userId) throw new AppError(1109);
  const account = await accountOf(request, identity);
  const { email, passwordHash } = account;
  if (passwordHash) await requirePassword(app.limits, account, password);
  else await app.limits.account('deletionCode', email);

  // Ends in a value rather than a throw, so that a wrong code stays counted.
  const confirmed = await app.db.transaction(async (tx) => {
    await app.managers.lock(
      tx.orm,
      identity.memberships.map((membership) => membership.communityId),
    );
    const { id: communityId } = communityOf(request);
    const typed = { kind: 'deletion', communityId, email, code: (code ?? '').trim() } as const;
    const right = passwordHash !== null || (await app.codes.redeemTyped(tx, typed)) !== undefined;
    if (!right) return false;
    await app.accounts.lock(tx.orm, id);
    if (await erase(app, tx, personalData, { userId: id, email })) {
      // Not by the user's id: the email outlives it.
      const cause = randomId();
      await app.notify(
        tx,
        accountDeleted,
        { ...callerAt(request, { email, account }), userId: undefined },
        {},
        { cause, thing: cause, by: null },
      );
    }
    return true;
  });
  if (!confirmed) throw new AppError(1102);
  if (account.emailConfirmedAt) await app.limits.carry(id, await app.persons.emailHash(app.db.orm, email));
  return 'OK';
}
