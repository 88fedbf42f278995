import { PopupHost } from '../../ui/popup/PopupHost';
import { useAccountLanguage } from '../session/useAccountLanguage';
import { useIsManaging } from '../session/useIsManaging';
import { useUserLoading } from '../session/useUserLoading';
import BottomNavigation from '../navigation/BottomNavigation';
import { ManagerBar } from './aroundManagers';

/** What stands above the screens of somebody who is signed in. */
export { MemberNotices } from '../notices/MemberNotices';

/** What stands around the screens of somebody who is signed in: popups (UIX-02), tabs on phones. */
export default function MemberParts() {
  const managing = useIsManaging();
  useUserLoading();
  useAccountLanguage();
  return (
    <>
      <PopupHost />
      {managing ? <ManagerBar /> : <BottomNavigation />}
    </>
  );
}
