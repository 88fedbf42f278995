import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/ApiError';
import { initQuery, sessionsQuery } from '../../../../api/queries';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { ProofField } from '../../../../components/account/ProofField';
import { FormDialog } from '../../../../components/form/FormDialog';
import { useSubmit, type Wrong } from '../../../../components/form/useSubmit';
import { changePassword, mailAccountCode } from '../../../../generated/api/client/auth';
import { useLang } from '../../../../i18n/useLang';
import { checkPassword, checkRepeat } from '../../../../lib/rules/auth/password';
import { ruleMessages } from '../../../../lib/rules/messages';
import { DialogText } from '../../../../ui/Dialog/DialogText';
import { PasswordField } from '../../../../ui/PasswordField/PasswordField';
import { Text } from '../../../../ui/Text/Text';
import { toast } from '../../../../ui/toast/toast';

interface PasswordDialogProps {
  email: string;
  /** The account has a password. */
  byPassword: boolean;
  onClose: () => void;
}

type Field = 'proof' | 'password' | 'repeat';

/** The field of an error: the proof, or the new password. */
const fieldOf = (error: unknown): Field =>
  error instanceof ApiError && [1014, 1102].includes(error.code) ? 'proof' : 'password';

/** Another password by the one of now, or the first one by a mailed code (AUT-11, A24). */
export default function PasswordDialog({ email, byPassword, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const [proof, setProof] = useState('');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');

  const check = (): Wrong<Field> | undefined => {
    if (!proof) return { proof: t(byPassword ? 'proof.noPassword' : 'proof.noCode') };
    const issue = checkPassword(password);
    if (issue) return { password: ruleMessages[issue][lang] };
    const differs = checkRepeat(password, repeat);
    return differs && { repeat: ruleMessages[differs][lang] };
  };
  const send = async () => {
    const by = byPassword ? { current: proof } : { code: proof };
    await request(changePassword, { body: { password, ...by } });
    void queryClient.invalidateQueries(initQuery);
    void queryClient.invalidateQueries(sessionsQuery);
    toast.success(t('password.done'));
    onClose();
  };
  const form = useSubmit<Field>({ check, send, wrongOf: (error, text) => ({ [fieldOf(error)]: text }) });
  const field = { revealLabel: t('showNew'), autoComplete: 'new-password' };

  return (
    <FormDialog
      size="sm"
      title={t(byPassword ? 'password.changeTitle' : 'password.addTitle')}
      form={form}
      submitLabel={t('password.submit')}
      loadingLabel={t('password.saving')}
      onClose={onClose}
    >
      <DialogText>{t('password.text')}</DialogText>
      {/* For the browser, which stores a password with its email. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <ProofField
        byPassword={byPassword}
        email={email}
        onSend={() => request(mailAccountCode, { body: { purpose: 'PASSWORD' } })}
        value={proof}
        error={form.wrong.proof}
        onChange={setProof}
      />
      {byPassword && (
        <Text $size="sm" $tone="muted">
          {t('password.forgot')}
        </Text>
      )}
      <PasswordField
        required
        label={t('password.new')}
        hint={ruleMessages.passwordHint[lang]}
        value={password}
        error={form.wrong.password}
        onChange={({ target }) => setPassword(target.value)}
        {...field}
      />
      <PasswordField
        required
        label={t('password.repeat')}
        value={repeat}
        error={form.wrong.repeat}
        onChange={({ target }) => setRepeat(target.value)}
        {...field}
        revealLabel={t('showRepeated')}
      />
    </FormDialog>
  );
}
