import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/PasswordField/PasswordField';
import { EmailField, onEmailChange } from './EmailField';
import { Form } from './Form';
import { signInSchema } from './schemas';
import { noAccount, useAuthForm } from './useAuthForm';

export interface Credentials {
  email: string;
  password: string;
}

interface PasswordSignInFormProps {
  email?: string;
  /** An error is shown in the form. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  onEmail?: (email: string) => void;
  /** The link for users without an account. */
  toRegistration?: ReactNode;
  /** Below the fields: the way to recovery. */
  children?: ReactNode;
}

/** Email and password (AUT-03). Of several errors the first alone is shown (VAL-03). */
export function PasswordSignInForm({
  email = '',
  onSubmit,
  onEmail,
  toRegistration,
  children,
}: PasswordSignInFormProps) {
  const { t } = useTranslation('auth');
  const { register, errorOf, failure, failed, submit, busy } = useAuthForm({
    schema: signInSchema,
    defaultValues: { email, password: '' },
    onSubmit,
  });
  const emailError = errorOf('email');
  return (
    <Form
      onSubmit={submit}
      submitLabel={t('login.submit')}
      busy={busy}
      failure={failure}
      wayOn={failed === noAccount && toRegistration}
    >
      <EmailField {...register('email', onEmailChange(onEmail))} error={emailError} autoComplete="username" />
      <PasswordField
        required
        label={t('password')}
        revealLabel={t('showPassword')}
        autoComplete="current-password"
        error={emailError ? undefined : errorOf('password')}
        {...register('password')}
      />
      {children}
    </Form>
  );
}
