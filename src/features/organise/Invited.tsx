import { useTranslation } from 'react-i18next';
import { InvitePeople } from '../../components/invite/InvitePeople';
import { useTexts } from '../../i18n/useTexts';
import { EmptyState } from '../../ui/EmptyState/EmptyState';

/** People whom organisers invited to take part, with the form to invite more. */
export default function Invited({ eventId }: { eventId: string }) {
  useTexts('invite');
  const { t } = useTranslation('invite');
  return (
    <InvitePeople
      eventId={eventId}
      invitedAs="PARTICIPANT"
      empty={
        <EmptyState level={3} title={t('nobody')}>
          {t('nobodyText')}
        </EmptyState>
      }
    />
  );
}
