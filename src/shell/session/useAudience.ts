import { useSession } from '../../api/session/store';
import { useEntering } from './entering';
import type { Audience } from '../../lib/routes';
import { audienceOf } from './audience';

/** The audience of the current user. */
export function useAudience(): Audience {
  const token = useSession((session) => session.token);
  const authorities = useSession((session) => session.authorities);
  const entering = useEntering();
  return audienceOf({ token: entering ? null : token, authorities });
}
