import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
import { Text } from '../../../ui/Text/Text';
import { sentOrJustSent } from '../errors/justSent';
import { EmailForm } from '../forms/EmailForm';
import { CodeForm } from './CodeForm';

export interface CodeSignInProps {
  /** Prefilled. */
  email?: string;
  /** Sends a code; answers when another may be asked for, in ms since 1970. */
  onSend: (email: string) => Promise<number>;
  onCode: (email: string, code: string) => Promise<void>;
  /** The code was tried as often as it may be. */
  onSpent?: (email: string) => void;
  clock?: Clock;
}

/** The two steps of logging in with a code: where to send it, and what came (AUT-03, AUT-06). */
export function CodeSignIn({ email = '', onSend, onCode, onSpent, clock }: CodeSignInProps) {
  const { t } = useTranslation('auth');
  const [sent, setSent] = useState<{ email: string; resendAt: number }>();
  const [typed, setTyped] = useState(email);
  const send = async (to: string) => {
    setTyped(to);
    setSent({ email: to, resendAt: await sentOrJustSent(onSend(to)) });
  };
  const resend = async (to: string) => setSent({ email: to, resendAt: await onSend(to) });
  if (sent) {
    return (
      <CodeForm
        email={sent.email}
        resendAt={sent.resendAt}
        onCode={(code) => onCode(sent.email, code)}
        onResend={() => resend(sent.email)}
        onSpent={() => onSpent?.(sent.email)}
        onOtherEmail={() => setSent(undefined)}
        autoFocus
        clock={clock}
      />
    );
  }
  return (
    <>
      <Text $tone="muted">{t('byCode.intro')}</Text>
      <EmailForm submitLabel={t('byCode.send')} email={typed} onSubmit={send} />
    </>
  );
}
