import { useData } from '../../../../api/useData';
import { completionQuery } from '../profileQueries';
import type { ProfileSettings } from '../settings';
import { useOwnId } from '../useOwnId';
import { EditedPage } from './EditedPage';
import { fieldsOfParts, profileParts } from '../nav/parts';
import { ProfileParts } from './ProfileParts';
import { ProfileSkeleton } from './ProfileSkeleton';

const fields = fieldsOfParts(profileParts);

/** The own profile at /profile: what others see of the member. */
export function ProfilePage({ settings }: { settings: ProfileSettings }) {
  const participantId = useOwnId();
  // One of its parts will want it, and need not wait for the others.
  useData({ ...completionQuery(participantId ?? ''), enabled: Boolean(participantId) });
  return (
    <EditedPage settings={settings} fields={fields} skeleton={<ProfileSkeleton {...settings} />}>
      <ProfileParts />
    </EditedPage>
  );
}
