import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { SentTo } from '../../../features/auth/code/SentTo';
import { EmailForm } from '../../../features/auth/forms/EmailForm';
import { Notice } from '../../../features/auth/page/Notice';
import { recovery } from '../../../generated/api/client/auth';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { useHandover, type Handover } from '../handover';
import { Page } from '../Page';

/** Asking for a link to set a new password (AUT-05). The answer is the same whether or not the address is known. */
export default function RecoveryScreen() {
  useTexts('auth', 'links');
  const { t } = useTranslation(['auth', 'links']);
  const { email } = useHandover();
  const [typed, setTyped] = useState(email);
  const [sent, setSent] = useState(false);
  const send = async (to: string) => {
    await request(recovery, { body: { email: to } });
    setTyped(to);
    setSent(true);
  };
  const toLogin = (
    <Text $align="center">
      <Link to={routePaths.login} state={{ email: typed } satisfies Handover}>
        {t('toLogin')}
      </Link>
    </Text>
  );
  if (sent) {
    return (
      <Page footer={toLogin}>
        <Notice
          icon={MailCheck}
          title={t('links:recovery.sentTitle')}
          text={<SentTo text={t('links:recovery.sent', { email: typed ?? '' })} />}
        >
          <Button variant="quiet" block onClick={() => setSent(false)}>
            {t('links:recovery.again')}
          </Button>
        </Notice>
      </Page>
    );
  }
  return (
    <Page title={t('links:recovery.title')} intro={t('links:recovery.intro')} footer={toLogin}>
      <EmailForm submitLabel={t('links:recovery.submit')} email={typed} onSubmit={send} />
    </Page>
  );
}
