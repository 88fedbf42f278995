import { CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { request } from '../../../api/request';
import { useInBrowser } from '../../../api/useInBrowser';
import { codeOf } from '../../../features/auth/errors/authError';
import { NewPasswordForm } from '../../../features/auth/forms/NewPasswordForm';
import { Notice } from '../../../features/auth/page/Notice';
import { ruleText } from '../../../features/auth/texts/ruleText';
import { confirmRecovery } from '../../../generated/api/client/auth';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { LinkEnded } from '../LinkEnded';
import { Page } from '../Page';
import { useLinkState } from '../useLinkState';
import { Waiting } from '../Waiting';

/** The link was used, or ran out, while its page was open. */
const linkEnded = 1105;

/** Setting a new password with the code of the email's link (AUT-05). */
export default function ConfirmRecoveryScreen() {
  useTexts('auth', 'links');
  const { t, i18n } = useTranslation(['auth', 'links']);
  const [search] = useSearchParams();
  const inBrowser = useInBrowser();
  const [done, setDone] = useState(false);
  const code = search.get('code');
  const link = useLinkState('RECOVERY', code);
  const [refused, setRefused] = useState(false);
  if (!inBrowser || (code && link === 'unknown'))
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
          title={t('links:confirmRecovery.missing')}
          text={ruleText('recoveryCodeMissing', i18n.language)}
        >
          <Button to={routePaths.recovery} size="lg" block>
            {t('links:linkEnded.request')}
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
          title={t('links:confirmRecovery.done')}
          text={t('links:confirmRecovery.doneText')}
        >
          <Button to={routePaths.login} size="lg" block>
            {t('login.submit')}
          </Button>
        </Notice>
      </Page>
    );
  }
  if (link === 'ended' || refused) {
    return (
      <Page>
        <LinkEnded to={routePaths.recovery} />
      </Page>
    );
  }
  const save = async (password: string) => {
    try {
      await request(confirmRecovery, { body: { code, password } });
      setDone(true);
    } catch (error) {
      if (codeOf(error) !== linkEnded) throw error;
      setRefused(true);
    }
  };
  return (
    <Page title={t('links:confirmRecovery.title')} intro={t('links:confirmRecovery.intro')}>
      <NewPasswordForm onSubmit={save} />
    </Page>
  );
}
