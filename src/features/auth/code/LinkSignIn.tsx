import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
import type { Mailing } from '../../../components/countdown/mailing';
import { Text } from '../../../ui/Text/Text';
import { EmailForm } from '../forms/EmailForm';
import { LinkSent } from './LinkSent';

export interface LinkSignInProps {
  /** Prefilled. */
  email?: string;
  /** The condition that the button waits for. */
  missing?: string;
  autoFocus?: boolean;
  /** Sends a link. */
  onSend: (email: string) => Promise<Mailing>;
  /** Below the field: the consent. */
  children?: ReactNode;
  clock?: Clock;
  /** Show what is asked for, and where the link is. In a dialog they describe that. */
  sentences?: Record<'intro' | 'sent', ComponentType<{ children: ReactNode; $tone: 'muted' }>>;
}

/** Asking for a link to sign in with (AUT-07). */
export function LinkSignIn(props: LinkSignInProps) {
  const { email = '', missing, autoFocus, onSend, children, clock, sentences } = props;
  const Intro = sentences?.intro ?? Text;
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
      <LinkSent
        email={asked.email}
        mailing={asked.mailing}
        onResend={() => send(asked.email)}
        onOtherEmail={() => setAsked(undefined)}
        clock={clock}
        Sentence={sentences?.sent}
      />
    );
  }
  return (
    <>
      <Intro $tone="muted">{t('byLink.intro')}</Intro>
      <EmailForm
        submitLabel={t('byLink.send')}
        email={typed}
        missing={missing}
        autoFocus={autoFocus}
        onSubmit={send}
      >
        {children}
      </EmailForm>
    </>
  );
}
