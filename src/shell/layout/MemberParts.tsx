import { useEffect } from 'react';
import { PopupHost } from '../../ui/popup/PopupHost';
import { clearAnnouncements } from '../../ui/announcer/announce';
import { clearToasts } from '../../ui/toast/toastLoader';
import { useAccountLanguage } from '../session/useAccountLanguage';
import { useIsManaging } from '../session/useIsManaging';
import { useUserLoading } from '../session/useUserLoading';
import BottomNavigation from '../navigation/BottomNavigation';
import { ManagerBar } from './aroundManagers';
import { useLive } from './useLive';

/** The notices above the screens of signed-in users. */
export { MemberNotices } from '../notices/MemberNotices';

/** The parts around the screens of signed-in users: popups (UIX-02), tabs on phones. */
export default function MemberParts() {
  const managing = useIsManaging();
  useUserLoading();
  useAccountLanguage();
  useLive();
  // They name people, and offer what only the user who saw them may do.
  useEffect(
    () => () => {
      clearToasts();
      clearAnnouncements();
    },
    [],
  );
  return (
    <>
      <PopupHost />
      {managing ? <ManagerBar /> : <BottomNavigation />}
    </>
  );
}
