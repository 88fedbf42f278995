import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';

interface WaitsFailedProps {
  offline: boolean;
  onRetry: () => void;
}

/** Says that some of what waits could not be loaded. */
export function WaitsFailed({ offline, onRetry }: WaitsFailedProps) {
  const { t } = useTranslation('home');
  const { t: say } = useTranslation();
  return (
    <Banner
      tone="error"
      role="alert"
      title={t('waits.failed')}
      action={
        !offline && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {say('retry')}
          </Button>
        )
      }
    >
      {t(offline ? 'waits.offline' : 'waits.failedText')}
    </Banner>
  );
}
