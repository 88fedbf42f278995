import { isManagers } from '../../lib/routes';
import { useRoute } from '../routes/useRoute';
import { useAudience } from './useAudience';

/** Whether the managers' side is shown to somebody who manages the community. */
export function useIsManaging(): boolean {
  const audience = useAudience();
  return isManagers(useRoute()) && (audience === 'manager' || audience === 'admin');
}
