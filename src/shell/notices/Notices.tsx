import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { failedParts } from '../../lib/failedParts';
import { Button } from '../../ui/Button/Button';
import { OfflineBanner } from '../../ui/OfflineBanner/OfflineBanner';
import { ToastHost } from '../../ui/toast/ToastHost';
import { useOffline } from './useOffline';
import { useUnavailable } from './useUnavailable';

const never = () => false;

/** Temporary messages above the page: offline banner, failed parts, toasts (UIX-01, UIX-03, ERR-02). */
export function Notices() {
  const { t } = useTranslation();
  const { t: say } = useTranslation('system');
  const offline = useOffline();
  const failed = useSyncExternalStore(failedParts.subscribe, failedParts.some, never);
  useUnavailable();
  const retry = (
    <Button variant="secondary" size="sm" onClick={failedParts.retry}>
      {t('retry')}
    </Button>
  );
  return (
    <>
      {offline ? (
        <OfflineBanner shown title={say('offline.title')} text={say('offline.text')} />
      ) : (
        <OfflineBanner shown={failed} text={say('partFailed')} action={retry} />
      )}
      <ToastHost label={t('notices')} closeLabel={t('close')} tabHint={(action) => t('tabTo', { action })} />
    </>
  );
}
