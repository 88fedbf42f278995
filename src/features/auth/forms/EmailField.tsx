import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../../ui/TextField/TextField';

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode'> & { label?: string };

/** An address: the right keyboard on a phone, no capital at the beginning. */
export function EmailField({ label, ...field }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      label={label ?? t('email')}
      required
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="email"
      {...field}
    />
  );
}

/** Options of `register` that report the input, so that another sign-in method can use it. */
export const onEmailChange = (onEmail: ((email: string) => void) | undefined) => ({
  onChange: (event: { target: HTMLInputElement }) => onEmail?.(event.target.value),
});
