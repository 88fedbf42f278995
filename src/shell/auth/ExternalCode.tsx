import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mailingOfError, type Mailing } from '../../components/countdown/mailing';
import { LinkCode } from '../../features/auth/code/LinkCode';
import { routePaths } from '../../lib/routes';
import { useAgreement } from '../legal/useAgreement';
import { resendExternalCode, signInWithExternalCode } from './calls';
import { codePageOf, type Handover } from './handover';
import { Page } from './Page';
import { useFinish } from './useFinish';

interface ExternalCodeProps extends Handover {
  email: string;
  externalId: string;
}

/** The end of a sign-in with an external account that is not linked yet: the code mailed to the account's address (A20). */
export function ExternalCode(handover: ExternalCodeProps) {
  const { t } = useTranslation(['auth', 'links']);
  const navigate = useNavigate();
  const finish = useFinish();
  const agreement = useAgreement();
  const { email, externalId, agreed = false, backTo } = handover;
  const [mailing, setMailing] = useState(handover.mailing);
  const keep = (next: Partial<Handover> & { mailing: Mailing }): Mailing => {
    setMailing(next.mailing);
    const state: Handover = { ...handover, ...next };
    void navigate(routePaths.oneTimeCode, { replace: true, state });
    return next.mailing;
  };
  const resend = async () => {
    try {
      return keep(codePageOf(await resendExternalCode(externalId), true));
    } catch (error) {
      const earlier = mailingOfError(error);
      if (!earlier) throw error;
      return keep({ mailing: earlier });
    }
  };
  return (
    <Page title={t('links:linkCode.title')}>
      <LinkCode
        email={email}
        mailing={mailing}
        onCode={async (code) =>
          finish(await signInWithExternalCode(externalId, code, backTo, agreed ? agreement : undefined))
        }
        onResend={resend}
        onSpent={() =>
          void navigate(routePaths.login, { state: { failure: t('byCode.spent') } satisfies Handover })
        }
        onOtherMethod={() => void navigate(routePaths.login)}
      />
    </Page>
  );
}
