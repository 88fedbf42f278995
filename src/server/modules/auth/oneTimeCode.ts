import type { FastifyRequest } from 'fastify';
import type { Challenge, SignInResult } from '../../../generated/api/auth';
import { oneTimeCode } from '../../../lib/rules/auth/code';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { sendCode } from './sendCode';
import { requireOffered, validEmail } from './rules';
import { arrive, type Arrival } from './signIn';

/** A10. Sends a code to any address. New users sign up by it, so the answer is the same as for members. */
export async function challenge(request: FastifyRequest, given: string): Promise<Challenge> {
  const { accounts, db } = request.server;
  requireOffered(communityOf(request), 'OTP', 'NONE');
  const email = validEmail(given);
  await db.transaction(async (tx) => {
    const account = await accounts.byEmail(tx.orm, email);
    await sendCode(request, tx, { kind: 'otp', email, account });
  });
  return { sent: true, resendAfter: oneTimeCode.resendAfter, expiresIn: oneTimeCode.expiresIn };
}

/** A11, and A01 OTP and NONE. Throws 1102 'Invalid code' when wrong, spent, expired, or tried too often. */
export async function signInByCode(
  request: FastifyRequest,
  code: string,
  arrival: Arrival,
): Promise<SignInResult> {
  const { codes, db, limits } = request.server;
  const community = communityOf(request);
  requireOffered(community, 'OTP', 'NONE');
  const { email } = arrival;
  // By IP address first, so that a stranger's tries do not use up the owner's.
  await limits.account('codeFrom', email, request);
  await limits.account('code', email);
  const mayTry = async (codeId: string) => !(await limits.count('oneCodeFrom', codeId, request)).tooMany;
  // Ends in a value rather than a throw, so that a wrong try stays counted.
  const result = await db.transaction(async (tx) => {
    const redeemed = await codes.redeemTyped(tx, {
      kind: 'otp',
      communityId: community.id,
      email,
      code: code.trim(),
      mayTry,
    });
    return redeemed && arrive(request, tx, arrival, { method: 'OTP' });
  });
  if (!result) throw new AppError(1102);
  await limits.reset('codeFrom', email, request);
  await limits.reset('code', email);
  return result;
}
