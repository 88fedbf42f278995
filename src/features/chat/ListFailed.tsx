import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';

interface ListFailedProps {
  title: string;
  offline: boolean;
  onRetry: () => void;
}

/** Instead of what could not be loaded. */
export function ListFailed({ title, offline, onRetry }: ListFailedProps) {
  const { t } = useTranslation('chat');
  const { t: say } = useTranslation();
  return (
    <Banner
      tone="error"
      role="alert"
      title={title}
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
