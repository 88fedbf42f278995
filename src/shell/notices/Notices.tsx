import { useTranslation } from 'react-i18next';
import { OfflineBanner } from '../../ui/OfflineBanner/OfflineBanner';
import { ToastHost } from '../../ui/toast/ToastHost';
import { useOffline } from './useOffline';
import { useUnavailable } from './useUnavailable';

/** What comes and goes above the page: offline banner and toasts (UIX-01, UIX-03, ERR-02). */
export function Notices() {
  const { t } = useTranslation();
  const { t: say } = useTranslation('system');
  const offline = useOffline();
  useUnavailable();
  return (
    <>
      <OfflineBanner offline={offline} title={say('offline.title')} text={say('offline.text')} />
      <ToastHost label={t('notices')} closeLabel={t('close')} />
    </>
  );
}
