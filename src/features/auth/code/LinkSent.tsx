import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
import type { Mailing } from '../../../components/countdown/mailing';
import { Resend } from '../../../components/countdown/Resend';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../page/Notice';
import { SentTo } from './SentTo';

interface LinkSentProps {
  email: string;
  mailing: Mailing;
  onResend: () => Promise<Mailing>;
  onOtherEmail?: () => void;
  /** 1 where the notice is the page. */
  level?: 1 | 2;
  clock?: Clock;
}

/** A link to sign in with is on its way, or was sent a short while ago (AUT-07). */
export function LinkSent({ email, mailing, onResend, onOtherEmail, level = 2, clock }: LinkSentProps) {
  const { t } = useTranslation('auth');
  return (
    <Notice
      icon={MailCheck}
      title={t('byLink.sentTitle')}
      level={level}
      text={<SentTo text={t(mailing.sent ? 'byLink.sent' : 'byLink.earlier', { email })} />}
    >
      <Resend
        at={mailing.resendAt}
        label={t('byLink.resend')}
        waiting={(time) => t('byLink.resendIn', { time })}
        done={t('byLink.resent')}
        notSent={t('byLink.notSent')}
        onResend={onResend}
        clock={clock}
      />
      {onOtherEmail && (
        <Button variant="quiet" block onClick={onOtherEmail}>
          {t('byCode.otherEmail')}
        </Button>
      )}
    </Notice>
  );
}
