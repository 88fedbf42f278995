import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../../api/useData';
import { useInit } from '../../../../api/useInit';
import { LoadFailed } from '../../../../components/failures/LoadFailed';
import { ownProfileQuery } from '../profileQueries';
import type { ProfileSettings } from '../settings';
import { EditingContext } from '../useEditing';
import { useOwnId } from '../useOwnId';
import type { Field } from '../values/editable';

interface EditedPageProps {
  settings: ProfileSettings;
  /** The fields of the profile that are on the page. */
  fields: readonly Field[];
  /** While it loads. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** A page about the own participant: loading, failed, or there to be edited. */
export function EditedPage({ settings, fields, skeleton, children }: EditedPageProps) {
  const { t } = useTranslation(['profile', 'failures']);
  const init = useInit();
  const participantId = useOwnId();
  const own = useData({ ...ownProfileQuery(participantId ?? ''), enabled: Boolean(participantId) });
  const [saves] = useState(() => new Set<() => Promise<boolean>>());
  const edited = useMemo(
    () => (init.data && own.data ? { init: init.data, profile: own.data, settings, fields, saves } : null),
    [init.data, own.data, settings, fields, saves],
  );
  if (edited) {
    return (
      <EditingContext value={edited}>
        <Suspense fallback={skeleton}>{children}</Suspense>
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
