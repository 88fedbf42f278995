import { useTranslation } from 'react-i18next';
import { describeError } from '../../../../i18n/describeError';
import { Button } from '../../../../ui/Button/Button';
import { Container } from '../../../../ui/Container/Container';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';

interface JourneyFailedProps {
  error: unknown;
  offline: boolean;
  onRetry: () => void;
}

/** What survey and form need did not come: what happened, that nothing is lost, another try. */
export function JourneyFailed({ error, offline, onRetry }: JourneyFailedProps) {
  const { t, i18n } = useTranslation('onboarding');
  const { t: say } = useTranslation();
  const { t: system } = useTranslation('system');
  return (
    <Container $width="reading" role="alert">
      <EmptyState
        drawing="messages"
        level={1}
        title={t('failed.title')}
        action={<Button onClick={onRetry}>{say('retry')}</Button>}
      >
        {offline ? system('offline.text') : describeError(error, i18n)} {t('failed.text')}
      </EmptyState>
    </Container>
  );
}
