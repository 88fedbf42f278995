import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { useData } from '../../api/useData';
import { SentTo } from '../../features/auth/code/SentTo';
import { MovingOn } from '../../features/auth/confirm/MovingOn';
import { Notice } from '../../features/auth/page/Notice';
import { confirmEmail } from '../../generated/api/client/auth';
import { routePaths } from '../../lib/routes';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { ConfirmationEnded } from './ConfirmationEnded';
import { useAttempt } from './useAttempt';
import { useNextLink } from './useNextLink';
import { Waiting } from './Waiting';

interface ConfirmByCodeProps {
  code: string;
  /** It does not open any more. */
  ended: boolean;
}

/** Confirms the address by the email's code, when its owner presses the button (A07). */
export function ConfirmByCode({ code, ended }: ConfirmByCodeProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const next = useNextLink();
  const [done, setDone] = useState(false);
  const { data, isPending } = useData(initQuery);
  const { busy, failure, run } = useAttempt(async () => {
    await request(confirmEmail, { body: { code } });
    setDone(true);
    await queryClient.invalidateQueries(initQuery);
  });
  if (isPending) return <Waiting />;
  if (done || data?.emailConfirmed) {
    return (
      <MovingOn
        title={t('confirmed.title')}
        actionLabel={next.label}
        onMove={() => void navigate(next.to, { replace: true })}
      />
    );
  }
  if (ended) return <ConfirmationEnded to={routePaths.lastStep} label={t('confirmed.newEmail')} />;
  return (
    <Notice
      icon={MailCheck}
      title={t('confirmed.askTitle')}
      text={data && <SentTo text={t('confirmed.askText', { email: data.user.email })} />}
    >
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <Button size="lg" block loading={busy} onClick={run}>
        {t('confirmed.submit')}
      </Button>
      {failure && (
        <Button to={routePaths.lastStep} variant="quiet" block>
          {t('confirmed.newEmail')}
        </Button>
      )}
    </Notice>
  );
}
