import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/PasswordField/PasswordField';
import { ruleText } from '../texts/ruleText';
import { Form } from './Form';
import { newPasswordSchema } from './schemas';
import { useAuthForm } from './useAuthForm';

interface NewPasswordFormProps {
  /** An error is shown in the form. */
  onSubmit: (password: string) => Promise<void>;
}

/** A new password, twice (AUT-05, VAL-02, VAL-03). */
export function NewPasswordForm({ onSubmit }: NewPasswordFormProps) {
  const { t, i18n } = useTranslation(['auth', 'links']);
  const { register, errorOf, failure, submit, busy } = useAuthForm({
    schema: newPasswordSchema,
    defaultValues: { password: '', repeat: '' },
    onSubmit: (values) => onSubmit(values.password),
  });
  const field = { revealLabel: t('showPassword'), autoComplete: 'new-password' };
  return (
    <Form onSubmit={submit} submitLabel={t('links:confirmRecovery.submit')} busy={busy} failure={failure}>
      <PasswordField
        required
        label={t('newPassword')}
        hint={ruleText('passwordHint', i18n.language)}
        error={errorOf('password')}
        {...field}
        {...register('password')}
      />
      <PasswordField
        required
        label={t('repeat')}
        error={errorOf('repeat')}
        {...field}
        revealLabel={t('showRepeated')}
        {...register('repeat')}
      />
    </Form>
  );
}
