import { useTranslation } from 'react-i18next';
import { RegistrationForm } from '../../../features/auth/forms/RegistrationForm';
import { routePaths } from '../../../lib/routes';
import { Link } from '../../../ui/Link/Link';
import { signUp } from '../calls';
import type { Handover } from '../handover';
import { PasswordLogin } from './PasswordLogin';
import type { MethodProps } from './types';

/** Email and password: sign in, or sign up with an immediate sign-in (AUT-03, AUT-04). */
export function PasswordMethod({ mode, email, onEmail, consent, consentField, onDone }: MethodProps) {
  const { t } = useTranslation('auth');
  return mode === 'login' ? (
    <PasswordLogin email={email} onEmail={onEmail} onDone={onDone} />
  ) : (
    <RegistrationForm
      email={email}
      onEmail={onEmail}
      agreed={consent !== undefined}
      toLogin={
        <Link to={routePaths.login} state={{ email } satisfies Handover}>
          {t('registration.toLogin')}
        </Link>
      }
      onSubmit={async (credentials) => onDone(await signUp(credentials, consent))}
    >
      {consentField}
    </RegistrationForm>
  );
}
