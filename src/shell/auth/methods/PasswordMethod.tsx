import { RegistrationForm } from '../../../features/auth/forms/RegistrationForm';
import { signUp } from '../calls';
import { PasswordLogin } from './PasswordLogin';
import type { MethodProps } from './types';

/** Email and password: sign in, or sign up and be signed in at once (AUT-03, AUT-04). */
export function PasswordMethod({ mode, email, onEmail, consent, consentField, onDone }: MethodProps) {
  return mode === 'login' ? (
    <PasswordLogin email={email} onEmail={onEmail} onDone={onDone} />
  ) : (
    <RegistrationForm
      email={email}
      onEmail={onEmail}
      agreed={consent !== undefined}
      onSubmit={async (credentials) => onDone(await signUp(credentials, consent))}
    >
      {consentField}
    </RegistrationForm>
  );
}
