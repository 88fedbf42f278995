import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../api/session/store';
import { useInBrowser } from '../../../api/useInBrowser';
import { CodeForm } from '../../../features/auth/code/CodeForm';
import { Notice } from '../../../features/auth/page/Notice';
import { useTexts } from '../../../i18n/useTexts';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { useAgreement } from '../../legal/useAgreement';
import { sendCode, signInWithCode } from '../calls';
import { useHandover, type Handover } from '../handover';
import { ExternalCode } from '../ExternalCode';
import { Page } from '../Page';
import { useFinish } from '../useFinish';
import { Waiting } from '../Waiting';

/**
 * The code of the email (AUT-06), also of one that links an external account (AUT-08, AUT-09). The countdown survives a
 * reload. Without an address there is nothing to check.
 */
export default function OneTimeCodeScreen() {
  useTexts('auth', 'links');
  const { t } = useTranslation(['auth', 'links']);
  const navigate = useNavigate();
  const finish = useFinish();
  const agreement = useAgreement();
  const handover = useHandover();
  const remembered = useSession((session) => session.email);
  const email = handover.email ?? remembered;
  const inBrowser = useInBrowser();
  const [mailing, setMailing] = useState(handover.mailing);
  if (!inBrowser)
    return (
      <Page>
        <Waiting />
      </Page>
    );
  if (email && handover.externalId) {
    return <ExternalCode {...handover} email={email} externalId={handover.externalId} />;
  }
  if (!email) {
    return (
      <Page>
        <Notice
          icon={MailQuestion}
          tone="warning"
          title={t('links:oneTimeCode.missing')}
          text={t('links:oneTimeCode.missingText')}
        >
          <Button to={routePaths.login} size="lg" block>
            {t('login.submit')}
          </Button>
        </Notice>
      </Page>
    );
  }
  const toLogin = (failure?: string) =>
    void navigate(routePaths.login, {
      state: { email, failure, event: handover.event } satisfies Handover,
    });
  const resend = async () => {
    const next = await sendCode(email);
    setMailing(next);
    const state: Handover = { ...handover, email, mailing: next };
    void navigate(routePaths.oneTimeCode, { replace: true, state });
    return next;
  };
  return (
    <Page
      title={t('links:oneTimeCode.title')}
      intro={handover.event && t('toEvent.then', { event: handover.event })}
    >
      <CodeForm
        email={email}
        mailing={mailing}
        onCode={async (code) =>
          finish(await signInWithCode(email, code, handover.agreed ? agreement : undefined))
        }
        onResend={resend}
        onSpent={() => toLogin(t('byCode.spent'))}
        onOtherEmail={() => toLogin()}
        autoFocus
      />
    </Page>
  );
}
