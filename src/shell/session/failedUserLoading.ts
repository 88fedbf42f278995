import type { ApiError } from '../../api/ApiError';
import { isExpiry } from '../../api/transportError';
import type { RouteName } from '../../lib/routes';

/**
 * What becomes of the session when the user could not be loaded: it is cleared, except on the magic-link page, which
 * is about to begin another one (SES-07). A server out of reach has said nothing about the user: the session stays. One
 * that is over is dropped where all calls are heard (SES-06), and takes nothing unsaved along.
 */
export const failedUserLoading = (
  error: Pick<ApiError, 'code' | 'response'>,
  route: RouteName | undefined,
): 'clear' | 'keep' =>
  error.response === undefined || isExpiry(error) || route === 'authMagic' ? 'keep' : 'clear';
