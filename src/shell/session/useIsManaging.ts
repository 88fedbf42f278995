import { isManagers } from '../../lib/routes';
import { useRoute } from '../routes/useRoute';
import { useAudience } from './useAudience';

/** Whether a manager is on the managers' side. */
export function useIsManaging(): boolean {
  const audience = useAudience();
  return isManagers(useRoute()) && (audience === 'manager' || audience === 'admin');
}
