import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mailing } from '../../../components/countdown/mailing';
import { Resend } from '../../../components/countdown/Resend';
import { SentTo } from '../../../features/auth/code/SentTo';
import { EmailForm } from '../../../features/auth/forms/EmailForm';
import { Notice } from '../../../features/auth/page/Notice';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { sendRecovery } from '../calls';
import { useHandover, type Handover } from '../handover';
import { Page } from '../Page';

/** Asking for a link to set a new password (AUT-05). The answer is the same whether or not the address is known. */
export default function RecoveryScreen() {
  useTexts('auth', 'links');
  const { t } = useTranslation(['auth', 'links']);
  const { email } = useHandover();
  const [typed, setTyped] = useState(email ?? '');
  const [mailing, setMailing] = useState<Mailing>();
  const send = async (to: string) => {
    const next = await sendRecovery(to);
    setTyped(to);
    setMailing(next);
    return next;
  };
  const toLogin = (
    <Text $align="center">
      <Link alone to={routePaths.login} state={{ email: typed } satisfies Handover}>
        {t('toLogin')}
      </Link>
    </Text>
  );
  if (mailing) {
    const text = mailing.sent
      ? t('links:recovery.sent', { email: typed })
      : t('links:recovery.earlier', { email: typed });
    return (
      <Page footer={toLogin}>
        <Notice icon={MailCheck} title={t('links:recovery.sentTitle')} text={<SentTo text={text} />}>
          <Resend
            at={mailing.resendAt}
            label={t('links:recovery.resend')}
            waiting={(time) => t('links:recovery.resendIn', { time })}
            done={t('links:recovery.resent')}
            notSent={t('links:recovery.notSent')}
            onResend={() => send(typed)}
          />
          <Button variant="quiet" block onClick={() => setMailing(undefined)}>
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
