import { PendingIntros } from '../../features/admin/intros/PendingIntros';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';

/** Introductions that wait for a manager, at /admin/introductions. */
export default function PendingIntrosScreen() {
  useTexts('admin', 'adminIntros');
  return <PendingIntros communityId={useCommunity().id} />;
}
