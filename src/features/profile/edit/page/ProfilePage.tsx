import { Suspense, useMemo, useState } from 'react';
import { sessionsQuery } from '../../../../api/queries';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../../api/useData';
import { useSession } from '../../../../api/session/store';
import { useInit } from '../../../../api/useInit';
import { completionQuery, ownProfileQuery } from '../profileQueries';
import { LoadFailed } from '../../../../components/failures/LoadFailed';
import type { ProfileSettings } from '../settings';
import { EditingContext } from '../useEditing';
import { ProfileParts } from './ProfileParts';
import { ProfileSkeleton } from './ProfileSkeleton';

/** The own profile at /profile: loading, failed, or there to be edited. */
export function ProfilePage({ settings }: { settings: ProfileSettings }) {
  const { t } = useTranslation(['profile', 'failures']);
  const init = useInit();
  const remembered = useSession(({ participantId }) => participantId);
  const participantId = init.data ? init.data.participant?.id : remembered;
  const enabled = Boolean(participantId);
  const own = useData({ ...ownProfileQuery(participantId ?? ''), enabled });
  // Its parts will want these: they need not wait for it.
  useData({ ...completionQuery(participantId ?? ''), enabled });
  useData(sessionsQuery);
  const [saves] = useState(() => new Set<() => Promise<boolean>>());
  const edited = useMemo(
    () => (init.data && own.data ? { init: init.data, profile: own.data, settings, saves } : null),
    [init.data, own.data, settings, saves],
  );
  const skeleton = <ProfileSkeleton survey={settings.survey} introductions={settings.introductions} />;
  if (edited) {
    return (
      <EditingContext value={edited}>
        <Suspense fallback={skeleton}>
          <ProfileParts />
        </Suspense>
      </EditingContext>
    );
  }
  const offline = init.fetchStatus === 'paused' || own.fetchStatus === 'paused';
  if (offline || init.error || (init.data && own.error)) {
    const retry = () => void (init.data ? own.refetch() : init.refetch());
    return (
      <LoadFailed title={t('failed.title')} text={t('failures:profile')} offline={offline} onRetry={retry} />
    );
  }
  return skeleton;
}
