import { oneTimeCode } from '../../../lib/rules/auth/code';
import { codeOf } from './authError';

const tooSoon = 1103;

/**
 * When another email may be requested, in ms since 1970. If a request is refused because an email was just sent, by
 * anybody, the user continues to that email's page.
 */
export async function sentOrJustSent<Sent>(sending: Promise<Sent>): Promise<Sent | number> {
  try {
    return await sending;
  } catch (error) {
    if (codeOf(error) !== tooSoon) throw error;
    return Date.now() + oneTimeCode.resendAfter * 1000;
  }
}
