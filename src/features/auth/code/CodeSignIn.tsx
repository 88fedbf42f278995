import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
import type { Mailing } from '../../../components/countdown/mailing';
import { DialogStatus } from '../../../ui/Dialog/DialogStatus';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { EmailForm } from '../forms/EmailForm';
import { CodeForm } from './CodeForm';

export interface CodeSignInProps {
  /** Prefilled. */
  email?: string;
  /** Sends a code. */
  onSend: (email: string) => Promise<Mailing>;
  onCode: (email: string, code: string) => Promise<void>;
  /** The code was tried as often as it may be. */
  onSpent?: (email: string) => void;
  clock?: Clock;
}

/** The two steps of logging in with a code, in a dialog: where to send it, and what came (AUT-03, AUT-06). */
export function CodeSignIn({ email = '', onSend, onCode, onSpent, clock }: CodeSignInProps) {
  const { t } = useTranslation('auth');
  const [asked, setAsked] = useState<{ email: string; mailing: Mailing }>();
  const [typed, setTyped] = useState(email);
  const send = async (to: string) => {
    setTyped(to);
    const mailing = await onSend(to);
    setAsked({ email: to, mailing });
    return mailing;
  };
  if (asked) {
    return (
      <CodeForm
        email={asked.email}
        mailing={asked.mailing}
        onCode={(code) => onCode(asked.email, code)}
        onResend={() => send(asked.email)}
        onSpent={() => onSpent?.(asked.email)}
        onOtherEmail={() => setAsked(undefined)}
        autoFocus
        clock={clock}
        Sentence={DialogStatus}
      />
    );
  }
  return (
    <>
      <DialogText $tone="muted">{t('byCode.intro')}</DialogText>
      <EmailForm submitLabel={t('byCode.send')} email={typed} onSubmit={send} />
    </>
  );
}
