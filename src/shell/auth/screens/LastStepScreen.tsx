import { CircleCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initQuery } from '../../../api/queries';
import { request } from '../../../api/request';
import { useData } from '../../../api/useData';
import { mail } from '../../../components/countdown/mailing';
import { LastStep } from '../../../features/auth/confirm/LastStep';
import { Notice } from '../../../features/auth/page/Notice';
import { confirmEmail } from '../../../generated/api/client/auth';
import { useTexts } from '../../../i18n/useTexts';
import { lazyPart } from '../../../lib/lazyInTime';
import { confirmationLink } from '../../../lib/rules/auth/code';
import { Button } from '../../../ui/Button/Button';
import { Failed } from '../Failed';
import { Page } from '../Page';
import { useNextLink } from '../useNextLink';
import { Waiting } from '../Waiting';

/** How often the page looks whether the link was opened elsewhere, in ms. */
const lookAgain = 10_000;

const EmailDialog = lazyPart(() => import('../../../components/account/EmailDialog'));

/**
 * The last step: confirming the address (AUT-07, ONB-05). It reloads the state regularly and whenever the visitor
 * returns to the page, because the email may be opened on another device.
 */
export default function LastStepScreen() {
  useTexts('auth');
  const { t } = useTranslation('auth');
  const { data, dataUpdatedAt, error, refetch } = useData({
    ...initQuery,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.emailConfirmed === false ? lookAgain : false),
  });
  const next = useNextLink();
  const [correcting, setCorrecting] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  if (!data) {
    return <Page>{error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />}</Page>;
  }
  if (data.emailConfirmed) {
    return (
      <Page>
        <Notice icon={CircleCheck} tone="success" title={t('lastStep.confirmed')}>
          <Button to={next.to} size="lg" block>
            {next.label}
          </Button>
        </Notice>
      </Page>
    );
  }
  const resend = async () => {
    const mailing = await mail(request(confirmEmail).then(() => confirmationLink.resendAfter));
    setResendAt(mailing.resendAt);
    return mailing;
  };
  // The email of the registration may have gone out a moment ago.
  const told = data.confirmationWait ? dataUpdatedAt + data.confirmationWait * 1000 : 0;
  return (
    <Page>
      <LastStep
        email={data.user.email}
        resendAt={Math.max(resendAt, told)}
        onResend={resend}
        onCheck={async () => (await refetch()).data?.emailConfirmed === true}
        correct={
          <Button variant="quiet" block onClick={() => setCorrecting(true)}>
            {t('lastStep.wrong')}
          </Button>
        }
        later={next.to}
      />
      {correcting && (
        <Suspense>
          <EmailDialog
            email={data.user.email}
            byPassword={data.providers.includes('PASSWORD')}
            onClose={() => setCorrecting(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}
