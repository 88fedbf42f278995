import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { describeError } from '../../i18n/describeError';
import { Button } from '../../ui/Button/Button';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { PasswordField } from '../../ui/PasswordField/PasswordField';
import { Text } from '../../ui/Text/Text';

interface ProofFieldProps {
  /** The account has a password. */
  byPassword: boolean;
  /** Its address. */
  email: string;
  /** Mails the code to it. */
  onSend: () => Promise<unknown>;
  value: string;
  error?: string;
  onChange: (proof: string) => void;
}

/** Proves to be the owner of the account: by its password, or by a code mailed on demand where it has none. */
export function ProofField({ byPassword, email, onSend, value, error, onChange }: ProofFieldProps) {
  const { t, i18n } = useTranslation('account');
  const { mutate, isPending, isSuccess, ...sending } = useMutation({ mutationFn: onSend }, queryClient);
  if (byPassword) {
    return (
      <PasswordField
        label={t('proof.password')}
        revealLabel={t('showPassword')}
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <>
      <Text>{t('proof.byCode', { email })}</Text>
      <div>
        <Button
          variant="secondary"
          loading={isPending}
          data-invalid={(error && !isSuccess) || undefined}
          onClick={() => mutate()}
        >
          {t('proof.send')}
        </Button>
      </div>
      <Text role="status" $size="sm" $tone={isSuccess ? 'success' : 'error'}>
        {isSuccess ? t('proof.sent', { email }) : sending.error ? describeError(sending.error, i18n) : error}
      </Text>
      {isSuccess && <CodeInput label={t('proof.code')} value={value} error={error} onChange={onChange} />}
    </>
  );
}
