import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { PasswordField } from '../../ui/PasswordField/PasswordField';
import { Text } from '../../ui/Text/Text';
import { useSubmit } from '../form/useSubmit';

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

/** Proves the ownership of the account: by its password, or without one by a code that is sent on demand. */
export function ProofField({ byPassword, email, onSend, value, error, onChange }: ProofFieldProps) {
  const { t } = useTranslation('account');
  const [isSent, setSent] = useState(false);
  const { busy, wrong, submit } = useSubmit({
    send: async () => {
      setSent(false);
      await onSend();
      setSent(true);
    },
  });
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
          loading={busy}
          data-invalid={(error && !isSent) || undefined}
          onClick={() => void submit()}
        >
          {t('proof.send')}
        </Button>
      </div>
      <Text role="status" $size="sm" $tone={isSent ? 'success' : 'error'}>
        {isSent ? t('proof.sent', { email }) : (wrong.call ?? error)}
      </Text>
      {isSent && <CodeInput label={t('proof.code')} value={value} error={error} onChange={onChange} />}
    </>
  );
}
