import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/Text/Text';
import { Step } from './Step';

/** A member with an unconfirmed address cannot invite anybody. */
export function InviteLater() {
  const { t } = useTranslation('home');
  return (
    <Step title={t('invite.title')} kind="invite">
      <Text $tone="muted">{t('invite.later')}</Text>
    </Step>
  );
}
