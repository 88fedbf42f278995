import type { ApiError } from '../../api/ApiError';
import { isExpiry } from '../../api/transportError';
import type { RouteName } from '../../lib/routes';

/**
 * What happens to the session if the user could not be loaded: it is removed, except on the magic-link page, which is
 * about to start another one (SES-07). If the server cannot be reached, the session stays. An expired session is
 * removed by the handler of all calls (SES-06), and unsaved input stays.
 */
export const failedUserLoading = (
  error: Pick<ApiError, 'code' | 'response'>,
  route: RouteName | undefined,
): 'clear' | 'keep' =>
  error.response === undefined || isExpiry(error) || route === 'authMagic' ? 'keep' : 'clear';
