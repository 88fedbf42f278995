import { useTranslation } from 'react-i18next';
import { FailureLayout } from '../../../components/failures/LoadFailed';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';

/** Nobody is shown at this address: why that may be, and the way out. */
export function ParticipantMissing({ home }: { home: string }) {
  const { t } = useTranslation('participant');
  return (
    <Container>
      <FailureLayout>
        <EmptyState
          level={1}
          drawing="search"
          title={t('notFound.title')}
          action={<Button to={home}>{t('notFound.action')}</Button>}
        >
          {t('notFound.text')}
        </EmptyState>
      </FailureLayout>
    </Container>
  );
}
