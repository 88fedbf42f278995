import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { LastStep } from '../../../features/auth/confirm/LastStep';
import { Notice } from '../../../features/auth/page/Notice';
import { confirmEmail } from '../../../generated/api/client/auth';
import { useTexts } from '../../../i18n/useTexts';
import { confirmationLink } from '../../../lib/rules/code';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Failed } from '../Failed';
import { Page } from '../Page';
import { Waiting } from '../Waiting';

/** Confirming the address (AUT-07), as things really stand: looked up again whenever the visitor comes back to the page. */
export default function LastStepScreen() {
  useTexts('auth');
  const { t } = useTranslation('auth');
  const { data, error, refetch } = useQuery({ ...initQuery, refetchOnWindowFocus: 'always' }, queryClient);
  const [resendAt, setResendAt] = useState(0);
  if (!data) {
    return <Page>{error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />}</Page>;
  }
  if (data.emailConfirmed) {
    return (
      <Page>
        <Notice icon={CircleCheck} tone="success" title={t('lastStep.confirmed')}>
          <Button to={routePaths.myCommunities} size="lg" block>
            {t('toMyCommunities')}
          </Button>
        </Notice>
      </Page>
    );
  }
  const resend = async () => {
    await request(confirmEmail);
    setResendAt(Date.now() + confirmationLink.resendAfter * 1000);
  };
  return (
    <Page>
      <LastStep
        email={data.user.email}
        resendAt={resendAt}
        onResend={resend}
        onCheck={async () => (await refetch()).data?.emailConfirmed === true}
        later={routePaths.myCommunities}
      />
    </Page>
  );
}
