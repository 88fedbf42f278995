import { PopupHost } from '../../ui/popup/PopupHost';
import { useAccountLanguage } from '../session/useAccountLanguage';
import { useUserLoading } from '../session/useUserLoading';
import BottomNavigation from '../navigation/BottomNavigation';

/** What stands above the screens of somebody who is signed in. */
export { MemberNotices } from '../notices/MemberNotices';

/** What stands around the screens of somebody who is signed in: popups (UIX-02), tabs on phones. */
export default function MemberParts() {
  useUserLoading();
  useAccountLanguage();
  return (
    <>
      <PopupHost />
      <BottomNavigation />
    </>
  );
}
