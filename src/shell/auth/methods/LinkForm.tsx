import { useTranslation } from 'react-i18next';
import { LinkSignIn } from '../../../features/auth/code/LinkSignIn';
import { sendLink } from '../calls';
import type { MethodProps } from './types';

/** Sign-in by an email link if no other method has a form (AUT-07). */
export function LinkForm({ mode, email, consent, consentField }: MethodProps) {
  const { t } = useTranslation('auth');
  const agreed = consent !== undefined;
  return (
    <LinkSignIn
      email={email}
      missing={mode === 'registration' && !agreed ? t('registration.missing') : undefined}
      onSend={(to) => sendLink(to, agreed)}
    >
      {consentField}
    </LinkSignIn>
  );
}
