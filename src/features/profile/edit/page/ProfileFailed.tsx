import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button/Button';
import { Container } from '../../../../ui/Container/Container';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { Place } from './pageLook';

interface ProfileFailedProps {
  /** There is no connection: it loads by itself when it is back. */
  offline: boolean;
  onRetry: () => void;
}

/** The profile did not load: why, and the way out. */
export function ProfileFailed({ offline, onRetry }: ProfileFailedProps) {
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation();
  const { t: failures } = useTranslation('failures');
  return (
    <Container>
      <Place role="alert">
        <EmptyState
          level={1}
          drawing="messages"
          title={t('failed.title')}
          action={offline ? undefined : <Button onClick={onRetry}>{say('retry')}</Button>}
        >
          {offline ? t('failed.offline') : failures('profile')}
        </EmptyState>
      </Place>
    </Container>
  );
}
