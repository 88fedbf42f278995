import type { FastifyRequest } from 'fastify';
import type { Challenge, ChangeEmailBody, ConfirmNewEmailBody } from '../../../generated/api/auth';
import { oneTimeCode } from '../../../lib/rules/auth/code';
import { communityOf } from '../../community';
import { brokenConstraint, type Transaction } from '../../db/database';
import { AppError, ruleError } from '../../errors';
import { callerAt } from '../../notifications/recipients/recipient';
import { randomId } from '../../tokens';
import type { Account } from '../account/module';
import type { Identity } from '../../people/identity';
import { ownAccount, requireOwner } from './ownProof';
import { validEmail } from './rules';
import { emailChanged } from './notifications/emailChanged';
import { emailTaken } from './notifications/emailTaken';
import { newEmail } from './notifications/newEmail';

/**
 * A22. Sends a code to the new address, once the user is proved to own the account: by the password (1014) or a code
 * sent to the current address (1102). The proof is not needed again for another code to the same address. If another
 * account has the address, its owner is notified instead, and the answer is the same. The account stays unchanged until
 * A23.
 */
export async function changeEmail(
  request: FastifyRequest,
  identity: Identity,
  { email: given, ...proof }: ChangeEmailBody,
): Promise<Challenge> {
  const { accounts, codes, db, limits, notify } = request.server;
  const email = validEmail(given);
  const account = await ownAccount(request, identity);
  if (email === account.email) throw ruleError('email', 'emailSame');
  const { id: userId, preferredLang } = account;
  const owner = { kind: 'newEmail', communityId: communityOf(request).id, email, userId } as const;
  if (!(await codes.isHeld(db.orm, owner))) await requireOwner(request, account, 'emailChange', proof);
  await db.transaction(async (tx) => {
    const { id, code } = await codes.issue(tx, owner);
    await limits.account('newEmail', userId);
    await limits.account('newEmailTo', email);
    const other = await accounts.byEmail(tx.orm, email);
    if (other) {
      await notify(
        tx,
        emailTaken,
        callerAt(request, { email, account: other }),
        {},
        { cause: id, thing: id, by: null },
      );
    } else {
      const to = callerAt(request, { email, account: { id: userId, preferredLang } });
      await notify(tx, newEmail, to, { code }, { cause: id, thing: id, by: null });
    }
  });
  return { sent: true, resendAfter: oneTimeCode.resendAfter, expiresIn: oneTimeCode.expiresIn };
}

/** `ada@people.example` as `a…@people.example`: enough for its owner to know it by. */
const shortened = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

/**
 * Gives the account the proved address. Codes and links sent to the old address become invalid, other sessions end, and
 * the old address is deleted once its owner is notified, if it was confirmed.
 */
async function take(
  request: FastifyRequest,
  tx: Transaction,
  account: Account,
  { email, sessionId }: { email: string; sessionId: string },
): Promise<void> {
  const { accounts, codes, deliveries, notify, sessions } = request.server;
  const { id: userId, email: before, emailConfirmedAt, passwordHash } = account;
  // Without a password, the code sent to the old address allowed this.
  if (!passwordHash) await accounts.proveMaker(tx.orm, userId);
  await accounts.changeEmail(tx, userId, email);
  await codes.deleteOf(tx.orm, { userId, email: before });
  await deliveries.deleteTo(tx, { address: before });
  await sessions.endOthers(tx.orm, userId, sessionId, 'EMAIL');
  if (!emailConfirmedAt) return;
  const to = callerAt(request, { email: before, account });
  await notify(
    tx,
    emailChanged,
    to,
    { email: shortened(email) },
    { cause: randomId(), thing: account.id, by: null },
  );
}

/** A23. Throws 1102 for a wrong, spent or expired code, 1101 where the address came to be another account's meanwhile. */
export async function confirmNewEmail(
  request: FastifyRequest,
  { userId, sessionId }: Identity,
  { email: given, code }: ConfirmNewEmailBody,
): Promise<'OK'> {
  const { accounts, codes, db, limits } = request.server;
  const email = validEmail(given);
  await limits.account('newEmailTry', userId);
  const typed = { kind: 'newEmail', communityId: communityOf(request).id, email, userId } as const;
  // Ends in a value rather than a throw, so that a wrong try stays counted.
  const changed = await db
    .transaction(async (tx) => {
      const account = await accounts.lock(tx.orm, userId);
      if (!account) throw new AppError(405);
      if (!(await codes.redeemTyped(tx, { ...typed, code: code.trim() }))) return false;
      await take(request, tx, account, { email, sessionId });
      return true;
    })
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'users_email_key' ? new AppError(1101, { cause: error }) : error;
    });
  if (!changed) throw new AppError(1102);
  await limits.reset('newEmailTry', userId);
  return 'OK';
}
