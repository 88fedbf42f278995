import { useTranslation } from 'react-i18next';
import { FailureLayout } from '../../components/failures/LoadFailed';
import { Button } from '../../ui/Button/Button';
import { Container } from '../../ui/Container/Container';
import { EmptyState } from '../../ui/EmptyState/EmptyState';

interface EventMissingProps {
  /** A visitor may yet see it once signed in. */
  isVisitor: boolean;
  home: string;
  signIn: string;
}

/** No event is shown at this address: why that may be, and the way out. */
export function EventMissing({ isVisitor, home, signIn }: EventMissingProps) {
  const { t } = useTranslation('eventPage');
  return (
    <Container>
      <FailureLayout>
        <EmptyState
          level={1}
          drawing="search"
          title={t('missing.title')}
          action={
            <Button to={isVisitor ? signIn : home}>{t(isVisitor ? 'missing.signIn' : 'missing.home')}</Button>
          }
        >
          {t(isVisitor ? 'missing.visitor' : 'missing.text')}
        </EmptyState>
      </FailureLayout>
    </Container>
  );
}
