import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../features/auth/page/Notice';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Page } from '../Page';

/** The account is gone (AUT-07). */
export default function AccountDeletedScreen() {
  useTexts('auth', 'links');
  const { t } = useTranslation(['auth', 'links']);
  return (
    <Page>
      <Notice icon={DoorOpen} title={t('links:accountDeleted.title')} text={t('links:accountDeleted.text')}>
        <Button to={routePaths.welcome} variant="secondary" size="lg" block>
          {t('toWelcome')}
        </Button>
      </Notice>
    </Page>
  );
}
