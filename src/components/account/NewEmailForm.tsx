import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError';
import { request } from '../../api/request';
import type { ChangeEmailBody } from '../../generated/api/auth';
import { mailAccountCode } from '../../generated/api/client/auth';
import { useLang } from '../../i18n/useLang';
import { checkEmail, normalizeEmail } from '../../lib/rules/email';
import { ruleMessages } from '../../lib/rules/messages';
import { Button } from '../../ui/Button/Button';
import { Foot } from '../../ui/Dialog/Dialog.styles';
import { DialogText } from '../../ui/Dialog/DialogText';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { Text } from '../../ui/Text/Text';
import { TextField } from '../../ui/TextField/TextField';
import type { Mailing } from '../countdown/mailing';
import { useSubmit } from '../form/useSubmit';
import { ProofField } from './ProofField';
import { sendNewEmailCode } from './sendNewEmailCode';

interface NewEmailFormProps {
  /** The address of now. */
  email: string;
  byPassword: boolean;
  /** Typed before. */
  typed: string;
  onSent: (asked: ChangeEmailBody, mailing: Mailing) => void;
  onClose: () => void;
}

const proofCodes = [1014, 1102];

/** Asks for the new address and for a proof of the user's identity. */
export function NewEmailForm({ email, byPassword, typed, onSent, onClose }: NewEmailFormProps) {
  const { t } = useTranslation('account');
  const { t: say } = useTranslation();
  const lang = useLang();
  const [wanted, setWanted] = useState(typed);
  const [proof, setProof] = useState('');
  const { busy, wrong, submit, onInput } = useSubmit<'email' | 'proof'>({
    check: () => {
      const issue = checkEmail(wanted) ?? (normalizeEmail(wanted) === email ? 'emailSame' : undefined);
      if (issue) return { email: ruleMessages[issue][lang] };
      return proof ? undefined : { proof: t(byPassword ? 'proof.noPassword' : 'proof.noCode') };
    },
    send: async () => {
      const address = normalizeEmail(wanted);
      const asked = { email: address, ...(byPassword ? { password: proof } : { code: proof }) };
      onSent(asked, await sendNewEmailCode(asked));
    },
    wrongOf: (error, text) =>
      error instanceof ApiError && proofCodes.includes(error.code) ? { proof: text } : { call: text },
  });

  return (
    <CheckedForm wrong={wrong} onSubmit={submit} onInput={onInput}>
      <DialogText>{t('email.text')}</DialogText>
      <TextField
        label={t('email.label')}
        required
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
      {wrong.call && (
        <Text role="alert" $size="sm" $tone="error">
          {wrong.call}
        </Text>
      )}
      <Foot>
        <Button type="submit" loading={busy} loadingLabel={t('email.sending')}>
          {t('email.submit')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {say('cancel')}
        </Button>
      </Foot>
    </CheckedForm>
  );
}
