import { Status } from '../../../ui/announcer/Status';
import { MailCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
import type { Mailing } from '../../../components/countdown/mailing';
import { Resend } from '../../../components/countdown/Resend';
import { Button } from '../../../ui/Button/Button';
import { SentTo } from '../code/SentTo';
import { Notice } from '../page/Notice';

interface LastStepProps {
  email: string;
  /** When the email may be sent again, in ms since 1970. */
  resendAt: number;
  onResend: () => Promise<Mailing>;
  /** Checks whether the address is confirmed; if so, the screen changes. */
  onCheck: () => Promise<boolean>;
  /** The control that corrects the address. */
  correct?: ReactNode;
  /** The page for users who do not wait. */
  later: string;
  clock?: Clock;
}

/** The address waits for its confirmation: what to do, and the email again after a wait (AUT-07). */
export function LastStep({ email, resendAt, onResend, onCheck, correct, later, clock }: LastStepProps) {
  const { t } = useTranslation('auth');
  const [checking, setChecking] = useState(false);
  const [notYet, setNotYet] = useState(false);
  const check = async () => {
    setChecking(true);
    setNotYet(!(await onCheck().catch(() => false)));
    setChecking(false);
  };
  return (
    <Notice
      icon={MailCheck}
      title={t('lastStep.title')}
      text={<SentTo text={t('lastStep.text', { email })} />}
    >
      <Button size="lg" block loading={checking} onClick={() => void check()}>
        {t('lastStep.check')}
      </Button>
      <Status $size="sm" $tone={notYet ? 'error' : 'muted'} $align="center">
        {notYet ? t('lastStep.notYet') : t('lastStep.hint')}
      </Status>
      <Resend
        at={resendAt}
        label={t('lastStep.resend')}
        waiting={(time) => t('lastStep.resendIn', { time })}
        done={t('lastStep.resent')}
        notSent={t('lastStep.notSent')}
        onResend={onResend}
        clock={clock}
      />
      {correct}
      <Button to={later} variant="quiet" block>
        {t('lastStep.later')}
      </Button>
    </Notice>
  );
}
