import { ApiError } from '../../api/ApiError';
import { request } from '../../api/request';
import { changeEmail } from '../../generated/api/client/auth';
import type { ChangeEmailBody } from '../../generated/api/auth';
import { oneTimeCode } from '../../lib/rules/auth/code';

const tooSoon = 1103;

/** Mails a code to the new address (A22); answers when another may be asked for, in ms since 1970. One sent a moment ago does. */
export async function sendNewEmailCode(body: ChangeEmailBody): Promise<number> {
  try {
    const { resendAfter } = await request(changeEmail, { body });
    return Date.now() + resendAfter * 1000;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== tooSoon) throw error;
    return Date.now() + oneTimeCode.resendAfter * 1000;
  }
}
