import { useTranslation } from 'react-i18next';
import { FailureLayout } from '../../../components/failures/LoadFailed';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';

/** The page of an invisible profile: possible reasons, and a link home. */
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
