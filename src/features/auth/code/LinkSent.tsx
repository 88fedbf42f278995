import type { ComponentType, ReactNode } from 'react';
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
  /** Shows where the link is. */
  Sentence?: ComponentType<{ children: ReactNode; $tone: 'muted' }>;
}

/** A link to sign in with is on its way, or was sent a short while ago (AUT-07). */
export function LinkSent(props: LinkSentProps) {
  const { email, mailing, onResend, onOtherEmail, level = 2, clock, Sentence } = props;
  const { t } = useTranslation('auth');
  const text = <SentTo text={t(mailing.sent ? 'byLink.sent' : 'byLink.earlier', { email })} />;
  return (
    <Notice
      icon={MailCheck}
      title={t('byLink.sentTitle')}
      level={level}
      text={Sentence ? <Sentence $tone="muted">{text}</Sentence> : text}
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
