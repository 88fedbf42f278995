import { ApiError } from '../../api/ApiError';
import { oneTimeCode } from '../../lib/rules/auth/code';

/** The outcome of asking for an email with a code or a link. */
export interface Mailing {
  /** Whether an email was sent now. If not, one was requested a short while ago, by anybody. */
  sent: boolean;
  /** When another one can be requested, in ms since 1970. */
  resendAt: number;
}

const tooSoon = 1103;

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

/** The mailing of a refused call, or undefined if the refusal is about something else. */
export function mailingOfError(error: unknown, sentBy?: number): Mailing | undefined {
  if (!(error instanceof ApiError) || (error.code !== tooSoon && error.code !== sentBy)) return undefined;
  const wait = error.response?.retryAfter ?? oneTimeCode.resendAfter;
  return { sent: error.code === sentBy, resendAt: inSeconds(wait) };
}

/**
 * Asks for an email. `sending` resolves to the seconds until another one can be requested. A refusal because the last
 * one is recent is no error: its code or link can still be used.
 */
export async function mail(sending: Promise<number>): Promise<Mailing> {
  try {
    return { sent: true, resendAt: inSeconds(await sending) };
  } catch (error) {
    const mailing = mailingOfError(error);
    if (!mailing) throw error;
    return mailing;
  }
}
