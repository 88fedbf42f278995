import type { ApiError } from '../../api/ApiError';
import type { RouteName } from '../../lib/routes';

/**
 * What becomes of the session when the user could not be loaded: it is forgotten, but for the magic-link page, which
 * is about to begin another one (SES-07). A server out of reach has said nothing about the user: the session stays.
 */
export const failedUserLoading = (
  { response }: Pick<ApiError, 'response'>,
  route: RouteName | undefined,
): 'forget' | 'keep' => (response === undefined || route === 'authMagic' ? 'keep' : 'forget');
