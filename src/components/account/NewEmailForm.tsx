import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError';
import { request } from '../../api/request';
import type { ChangeEmailBody } from '../../generated/api/auth';
import { mailAccountCode } from '../../generated/api/client/auth';
import { describeError } from '../../i18n/describeError';
import { useLang } from '../../i18n/useLang';
import { checkEmail, normalizeEmail } from '../../lib/rules/email';
import { ruleMessages } from '../../lib/rules/messages';
import { Button } from '../../ui/Button/Button';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { TextField } from '../../ui/TextField/TextField';
import { ProofField } from './ProofField';
import { sendNewEmailCode } from './sendNewEmailCode';

interface NewEmailFormProps {
  /** The address of now. */
  email: string;
  byPassword: boolean;
  /** Typed before. */
  typed: string;
  onSent: (asked: ChangeEmailBody, resendAt: number) => void;
  onClose: () => void;
}

const proofCodes = [1014, 1102];

/** Which address it is to be, and the proof of who asks. */
export function NewEmailForm({ email, byPassword, typed, onSent, onClose }: NewEmailFormProps) {
  const { t, i18n } = useTranslation('account');
  const { t: say } = useTranslation();
  const lang = useLang();
  const [wanted, setWanted] = useState(typed);
  const [proof, setProof] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ email?: string; proof?: string; other?: string }>({});

  const submit = async () => {
    if (busy) return;
    const issue = checkEmail(wanted) ?? (normalizeEmail(wanted) === email ? 'emailSame' : undefined);
    if (issue) return setWrong({ email: ruleMessages[issue][lang] });
    if (!proof) return setWrong({ proof: t(byPassword ? 'proof.noPassword' : 'proof.noCode') });
    setBusy(true);
    setWrong({});
    try {
      const address = normalizeEmail(wanted);
      const asked = { email: address, ...(byPassword ? { password: proof } : { code: proof }) };
      onSent(asked, await sendNewEmailCode(asked));
    } catch (error) {
      const at = error instanceof ApiError && proofCodes.includes(error.code) ? 'proof' : 'other';
      setWrong({ [at]: describeError(error, i18n) });
      setBusy(false);
    }
  };

  return (
    <CheckedForm wrong={wrong} onSubmit={submit}>
      <Text>{t('email.text')}</Text>
      <TextField
        label={t('email.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={wanted}
        error={wrong.email}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ProofField
        byPassword={byPassword}
        email={email}
        onSend={() => request(mailAccountCode, { body: { purpose: 'EMAIL' } })}
        value={proof}
        error={wrong.proof}
        onChange={setProof}
      />
      {wrong.other && (
        <Text role="alert" $size="sm" $tone="error">
          {wrong.other}
        </Text>
      )}
      <Stack $gap={2}>
        <Button type="submit" block loading={busy} loadingLabel={t('email.sending')}>
          {t('email.submit')}
        </Button>
        <Button variant="secondary" block onClick={onClose}>
          {say('cancel')}
        </Button>
      </Stack>
    </CheckedForm>
  );
}
