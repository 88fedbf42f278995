import { ApiError } from '../../../api/ApiError';
import { isExpiry, isUnavailable } from '../../../api/transportError';
import type { Failure } from './chatSync';

/** There were too many in a minute. */
const tooMany = 1104;

/**
 * Why a message was not sent. What the server refuses is not sent again by itself, and later messages overtake it. It may be
 * down, though, the session may have ended, or more was written without a connection than may be sent at once.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { isTemporary: true, reason: '' };
  const { code, message, response } = error;
  const isDown = isUnavailable(error) || (response?.status ?? 500) >= 500;
  return { isTemporary: isDown || isExpiry(error) || code === tooMany, reason: message };
}
