import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryClient } from '../../../../api/queryClient';
import { useInit } from '../../../../api/useInit';
import { ownProfileQuery } from '../queries';
import type { ProfileSettings } from '../settings';
import { EditingContext } from '../useEditing';
import { ProfileFailed } from './ProfileFailed';
import { ProfileParts } from './ProfileParts';
import { ProfileSkeleton } from './ProfileSkeleton';

/** The own profile at /profile: loading, failed, or there to be edited. */
export function ProfilePage({ settings }: { settings: ProfileSettings }) {
  const init = useInit();
  const participantId = init.data?.participant?.id;
  const own = useQuery(
    { ...ownProfileQuery(participantId ?? ''), enabled: Boolean(participantId) },
    queryClient,
  );
  const [saves] = useState(() => new Set<() => Promise<boolean>>());
  const edited = useMemo(
    () => (init.data && own.data ? { init: init.data, profile: own.data, settings, saves } : null),
    [init.data, own.data, settings, saves],
  );
  if (edited) {
    return (
      <EditingContext value={edited}>
        <ProfileParts />
      </EditingContext>
    );
  }
  const offline = init.fetchStatus === 'paused' || own.fetchStatus === 'paused';
  if (offline || init.error || own.error) {
    const retry = () => void (init.data ? own.refetch() : init.refetch());
    return <ProfileFailed offline={offline} onRetry={retry} />;
  }
  return <ProfileSkeleton />;
}
