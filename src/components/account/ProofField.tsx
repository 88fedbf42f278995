import { Status } from '../../ui/announcer/Status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneTimeCode } from '../../lib/rules/auth/code';
import { Button } from '../../ui/Button/Button';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { PasswordField } from '../../ui/PasswordField/PasswordField';
import { Text } from '../../ui/Text/Text';
import { mail, type Mailing } from '../countdown/mailing';
import { Resend } from '../countdown/Resend';
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
  const [mailing, setMailing] = useState<Mailing>();
  const send = async () => {
    const next = await mail(onSend().then(() => oneTimeCode.resendAfter));
    setMailing(next);
    return next;
  };
  const { busy, wrong, submit } = useSubmit({ send });
  if (byPassword) {
    return (
      <PasswordField
        required
        label={t('proof.password')}
        revealLabel={t('showPassword')}
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const asked = mailing && t(mailing.sent ? 'proof.sent' : 'proof.earlier', { email });
  return (
    <>
      {!mailing && <Text>{t('proof.byCode', { email })}</Text>}
      {!mailing && (
        <div>
          <Button
            variant="secondary"
            loading={busy}
            data-invalid={error ? true : undefined}
            onClick={() => void submit()}
          >
            {t('proof.send')}
          </Button>
        </div>
      )}
      <Status $size="sm" $tone={asked ? 'default' : 'error'}>
        {asked ?? wrong.call ?? error}
      </Status>
      {mailing && (
        <>
          <CodeInput label={t('proof.code')} value={value} error={error} autoFocus onChange={onChange} />
          <Resend
            at={mailing.resendAt}
            label={t('email.resend')}
            waiting={(time) => t('email.resendIn', { time })}
            done={t('email.resent')}
            notSent={t('email.notSent')}
            onResend={send}
          />
        </>
      )}
    </>
  );
}
