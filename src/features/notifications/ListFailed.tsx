import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';

/** Instead of a list that could not be loaded. */
export function ListFailed({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  const { t } = useTranslation('notification');
  const { t: say } = useTranslation();
  return (
    <Banner
      tone="error"
      role="alert"
      title={t('failed.title')}
      action={
        !offline && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {say('retry')}
          </Button>
        )
      }
    >
      {t(offline ? 'failed.offline' : 'failed.text')}
    </Banner>
  );
}
