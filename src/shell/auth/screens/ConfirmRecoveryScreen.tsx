import { CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { request } from '../../../api/request';
import { useInBrowser } from '../../../api/useInBrowser';
import { NewPasswordForm } from '../../../features/auth/forms/NewPasswordForm';
import { Notice } from '../../../features/auth/page/Notice';
import { ruleText } from '../../../features/auth/texts/ruleText';
import { confirmRecovery } from '../../../generated/api/client/auth';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Page } from '../Page';
import { Waiting } from '../Waiting';

/** Setting a new password with the code of the email's link (AUT-05). */
export default function ConfirmRecoveryScreen() {
  useTexts('auth');
  const { t, i18n } = useTranslation('auth');
  const [search] = useSearchParams();
  const inBrowser = useInBrowser();
  const [done, setDone] = useState(false);
  const code = search.get('code');
  if (!inBrowser)
    return (
      <Page>
        <Waiting />
      </Page>
    );
  if (!code) {
    return (
      <Page>
        <Notice
          icon={Unlink}
          tone="warning"
          title={t('confirmRecovery.missing')}
          text={ruleText('recoveryCodeMissing', i18n.language)}
        >
          <Button to={routePaths.recovery} size="lg" block>
            {t('confirmRecovery.request')}
          </Button>
        </Notice>
      </Page>
    );
  }
  if (done) {
    return (
      <Page>
        <Notice
          icon={CircleCheck}
          tone="success"
          title={t('confirmRecovery.done')}
          text={t('confirmRecovery.doneText')}
        >
          <Button to={routePaths.login} size="lg" block>
            {t('login.submit')}
          </Button>
        </Notice>
      </Page>
    );
  }
  const save = async (password: string) => {
    await request(confirmRecovery, { body: { code, password } });
    setDone(true);
  };
  return (
    <Page title={t('confirmRecovery.title')} intro={t('confirmRecovery.intro')}>
      <NewPasswordForm onSubmit={save} />
    </Page>
  );
}
