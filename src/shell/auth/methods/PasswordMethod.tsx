import { useTranslation } from 'react-i18next';
import { PasswordSignInForm } from '../../../features/auth/forms/PasswordSignInForm';
import { RegistrationForm } from '../../../features/auth/forms/RegistrationForm';
import { routePaths } from '../../../lib/routes';
import { Link } from '../../../ui/Link/Link';
import { signIn, signUp } from '../calls';
import type { MethodProps } from './types';

/** E-mail and password: log in, or sign up and be logged in at once (AUT-03, AUT-04). */
export function PasswordMethod({ mode, email, onEmail, consent, consentField, onDone }: MethodProps) {
  const { t } = useTranslation('auth');
  return mode === 'login' ? (
    <PasswordSignInForm
      email={email}
      onEmail={onEmail}
      onSubmit={async (credentials) => onDone(await signIn(credentials))}
    >
      <Link to={routePaths.recovery} state={{ email }}>
        {t('login.forgot')}
      </Link>
    </PasswordSignInForm>
  ) : (
    <RegistrationForm
      email={email}
      onEmail={onEmail}
      agreed={consent.agreed}
      onSubmit={async (credentials) => onDone(await signUp(credentials))}
    >
      {consentField}
    </RegistrationForm>
  );
}
