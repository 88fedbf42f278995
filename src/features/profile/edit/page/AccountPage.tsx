import { sessionsQuery } from '../../../../api/queries';
import { useData } from '../../../../api/useData';
import type { ProfileSettings } from '../settings';
import { AccountParts } from './AccountParts';
import { AccountSkeleton } from './AccountSkeleton';
import { EditedPage } from './EditedPage';
import { accountParts, fieldsOfParts } from '../nav/parts';

const fields = fieldsOfParts(accountParts);

/** The member's settings at /account: privacy, introductions, notifications, and the account itself. */
export function AccountPage({ settings }: { settings: ProfileSettings }) {
  // One of its parts will want it, and need not wait for the others.
  useData(sessionsQuery);
  return (
    <EditedPage settings={settings} fields={fields} skeleton={<AccountSkeleton {...settings} />}>
      <AccountParts />
    </EditedPage>
  );
}
