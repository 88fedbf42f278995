import { oneTimeCode } from '../../../lib/rules/auth/code';
import { codeOf } from './authError';

const tooSoon = 1103;

/**
 * When another email may be asked for, in ms since 1970. One that was sent a moment ago, by whomever, holds too: a first
 * request that is refused for it goes on to what came.
 */
export async function sentOrJustSent<Sent>(sending: Promise<Sent>): Promise<Sent | number> {
  try {
    return await sending;
  } catch (error) {
    if (codeOf(error) !== tooSoon) throw error;
    return Date.now() + oneTimeCode.resendAfter * 1000;
  }
}
