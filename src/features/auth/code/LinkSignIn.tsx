import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
import { Text } from '../../../ui/Text/Text';
import { sentOrJustSent } from '../errors/justSent';
import { EmailForm } from '../forms/EmailForm';
import { LinkSent } from './LinkSent';

export interface LinkSignInProps {
  /** Prefilled. */
  email?: string;
  /** The condition that the button waits for. */
  missing?: string;
  /**
   * Sends a link; answers when another may be asked for, in ms since 1970, or undefined when the visitor decided
   * otherwise.
   */
  onSend: (email: string) => Promise<number | undefined>;
  /** Below the field: the consent. */
  children?: ReactNode;
  clock?: Clock;
}

/** Asking for a link to sign in with (AUT-07). */
export function LinkSignIn({ email = '', missing, onSend, children, clock }: LinkSignInProps) {
  const { t } = useTranslation('auth');
  const [sent, setSent] = useState<{ email: string; resendAt: number }>();
  const [typed, setTyped] = useState(email);
  const send = async (to: string) => {
    setTyped(to);
    const resendAt = await sentOrJustSent(onSend(to));
    if (resendAt !== undefined) setSent({ email: to, resendAt });
  };
  const resend = async (to: string) => {
    const resendAt = await onSend(to);
    if (resendAt !== undefined) setSent({ email: to, resendAt });
  };
  if (sent) {
    return (
      <LinkSent
        email={sent.email}
        resendAt={sent.resendAt}
        onResend={() => resend(sent.email)}
        onOtherEmail={() => setSent(undefined)}
        clock={clock}
      />
    );
  }
  return (
    <>
      <Text $tone="muted">{t('byLink.intro')}</Text>
      <EmailForm submitLabel={t('byLink.send')} email={typed} missing={missing} onSubmit={send}>
        {children}
      </EmailForm>
    </>
  );
}
