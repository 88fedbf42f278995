import { HeldIntros } from '../../features/admin/intros/HeldIntros';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';

/** Introductions that managers check, at /admin/introductions. */
export default function HeldIntrosScreen() {
  useTexts('admin', 'adminIntros');
  return <HeldIntros communityId={useCommunity().id} />;
}
