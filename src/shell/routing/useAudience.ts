import { useSession } from '../../api/session/store';
import { useEntering } from '../boot/entering';
import type { Audience } from './access';
import { audienceOf } from './audience';
import { isRegistered } from './screenNames';

/** Who stands before the screen right now. */
export function useAudience(): Audience {
  const token = useSession((session) => session.token);
  const authorities = useSession((session) => session.authorities);
  const entering = useEntering();
  return audienceOf({ token: entering ? null : token, authorities, adminArea: isRegistered('admin') });
}
