import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Place } from './pageLook';

interface PersonFailedProps {
  why: 'missing' | 'failed' | 'offline';
  home: string;
  onRetry: () => void;
}

/** Nobody is shown here, or the page did not load: why, and the way out. */
export function PersonFailed({ why, home, onRetry }: PersonFailedProps) {
  const { t } = useTranslation('person');
  const { t: say } = useTranslation();
  if (why === 'missing') {
    return (
      <Container>
        <Place>
          <EmptyState
            level={1}
            drawing="search"
            title={t('notFound.title')}
            action={<Button to={home}>{t('notFound.action')}</Button>}
          >
            {t('notFound.text')}
          </EmptyState>
        </Place>
      </Container>
    );
  }
  const offline = why === 'offline';
  return (
    <Container>
      <Place role="alert">
        <EmptyState
          level={1}
          drawing="messages"
          title={t('failed.title')}
          action={offline ? undefined : <Button onClick={onRetry}>{say('retry')}</Button>}
        >
          {offline ? t('failed.offline') : t('failed.text')}
        </EmptyState>
      </Place>
    </Container>
  );
}
