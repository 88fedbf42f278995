import { useUserLoading } from '../boot/useUserLoading';
import BottomNavigation from '../navigation/BottomNavigation';

/** What stands around the screens of somebody who is signed in. */
export default function MemberParts() {
  useUserLoading();
  return <BottomNavigation />;
}
