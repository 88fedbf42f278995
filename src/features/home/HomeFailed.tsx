import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { Container } from '../../ui/Container/Container';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { HomePlace } from './homeLook';

interface HomeFailedProps {
  /** There is no connection: it loads by itself when it is back. */
  offline: boolean;
  onRetry: () => void;
}

/** Home did not load: why, and the way out. */
export function HomeFailed({ offline, onRetry }: HomeFailedProps) {
  const { t } = useTranslation('home');
  const { t: say } = useTranslation();
  return (
    <Container>
      <HomePlace role="alert">
        <EmptyState
          level={1}
          drawing="messages"
          title={t('failed.title')}
          action={offline ? undefined : <Button onClick={onRetry}>{say('retry')}</Button>}
        >
          {offline ? t('failed.offline') : t('failed.text')}
        </EmptyState>
      </HomePlace>
    </Container>
  );
}
