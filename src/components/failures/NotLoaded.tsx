import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';

interface NotLoadedProps {
  title: string;
  /** What else to say while online. */
  text?: string;
  offline: boolean;
  onRetry: () => void;
}

/** Instead of a part of a page that could not be loaded. */
export function NotLoaded({ title, text, offline, onRetry }: NotLoadedProps) {
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
      {offline ? t('loadsOnline') : text}
    </Banner>
  );
}
