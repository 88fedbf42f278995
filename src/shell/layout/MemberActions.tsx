import AccountMenu from './AccountMenu';
import { Bell } from './Bell';

/** What a signed-in user has at the end of the header: notifications, and their own pages. */
export default function MemberActions() {
  return (
    <>
      <Bell />
      <AccountMenu />
    </>
  );
}
