import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';

interface PeopleFailedProps {
  title: string;
  offline: boolean;
  onRetry: () => void;
}

/** Instead of people who could not be loaded. */
export function PeopleFailed({ title, offline, onRetry }: PeopleFailedProps) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="error"
      role="alert"
      title={title}
      action={
        !offline && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {offline && t('loadsOnline')}
    </Banner>
  );
}
