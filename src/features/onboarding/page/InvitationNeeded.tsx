import { useTranslation } from 'react-i18next';
import { FailureLayout } from '../../../components/failures/LoadFailed';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';

interface InvitationNeededProps {
  /** Name of the community. */
  community: string;
  /** The event that the newcomer is here for. */
  event?: string;
}

/** Shown before the survey to users who could not join: what they need, and the way back to the event (SES-04). */
export function InvitationNeeded({ community, event }: InvitationNeededProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Container>
      <FailureLayout>
        <EmptyState
          level={1}
          drawing="people"
          title={t('invitation.title', { community })}
          action={event && <Button to={event}>{t('invitation.event')}</Button>}
        >
          {t('invitation.text')}
        </EmptyState>
      </FailureLayout>
    </Container>
  );
}
