import { AccountPage } from '../../features/profile/edit/page/AccountPage';
import { useTexts } from '../../i18n/useTexts';
import { useProfileSettings } from './useProfileSettings';

/** The member's settings at /account. */
export default function AccountScreen() {
  useTexts('profile', 'failures');
  return <AccountPage settings={useProfileSettings()} />;
}
