import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/PasswordField/PasswordField';
import { ruleText } from '../texts/ruleText';
import { EmailField, onEmailChange } from './EmailField';
import { Form } from './Form';
import type { Credentials } from './PasswordSignInForm';
import { registrationSchema } from './schemas';
import { duplicateEmail, useAuthForm } from './useAuthForm';

interface RegistrationFormProps {
  email?: string;
  /** Without consent the button does nothing (AUT-04). */
  agreed: boolean;
  /** An error is shown in the form. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  onEmail?: (email: string) => void;
  /** The link for users with an account. */
  toLogin?: ReactNode;
  /** Below the fields: the consent. */
  children?: ReactNode;
}

/** Email and password twice (AUT-04). */
export function RegistrationForm({
  email = '',
  agreed,
  onSubmit,
  onEmail,
  toLogin,
  children,
}: RegistrationFormProps) {
  const { t, i18n } = useTranslation('auth');
  const { register, errorOf, failure, failed, submit, busy } = useAuthForm({
    schema: registrationSchema,
    defaultValues: { email, password: '', repeat: '' },
    onSubmit: (values) => onSubmit({ email: values.email, password: values.password }),
  });
  const newPassword = { revealLabel: t('showPassword'), autoComplete: 'new-password' };
  return (
    <Form
      onSubmit={submit}
      submitLabel={t('registration.submit')}
      busy={busy}
      missing={agreed ? undefined : t('registration.missing')}
      failure={failure}
    >
      <EmailField
        {...register('email', onEmailChange(onEmail))}
        error={errorOf('email')}
        autoComplete="username"
      />
      {failed === duplicateEmail && toLogin}
      <PasswordField
        required
        label={t('password')}
        hint={ruleText('passwordHint', i18n.language)}
        error={errorOf('password')}
        {...newPassword}
        {...register('password')}
      />
      <PasswordField
        required
        label={t('repeat')}
        error={errorOf('repeat')}
        {...newPassword}
        revealLabel={t('showRepeated')}
        {...register('repeat')}
      />
      {children}
    </Form>
  );
}
