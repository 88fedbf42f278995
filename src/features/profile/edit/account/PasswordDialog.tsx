import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/ApiError';
import { initQuery, sessionsQuery } from '../../../../api/queries';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { ProofField } from '../../../../components/account/ProofField';
import { changePassword, mailAccountCode } from '../../../../generated/api/client/auth';
import { describeError } from '../../../../i18n/describeError';
import { useLang } from '../../../../i18n/useLang';
import { checkPassword, checkRepeat } from '../../../../lib/rules/auth/password';
import { ruleMessages } from '../../../../lib/rules/messages';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { CheckedForm } from '../../../../ui/Field/CheckedForm';
import { PasswordField } from '../../../../ui/PasswordField/PasswordField';
import { Text } from '../../../../ui/Text/Text';
import { toast } from '../../../../ui/toast/toast';

interface PasswordDialogProps {
  email: string;
  /** The account has a password. */
  byPassword: boolean;
  onClose: () => void;
}

const formId = 'new-password';

/** Which field is wrong, in words. */
type Wrong = Partial<Record<'proof' | 'password' | 'repeat', string>>;

/** Where an error of the call belongs: at the proof, or at the new password. */
const fieldOf = (error: unknown): keyof Wrong =>
  error instanceof ApiError && [1014, 1102].includes(error.code) ? 'proof' : 'password';

/** Another password by the one of now, or the first one by a mailed code (AUT-11, A24). */
export default function PasswordDialog({ email, byPassword, onClose }: PasswordDialogProps) {
  const { t, i18n } = useTranslation('account');
  const { t: say } = useTranslation();
  const lang = useLang();
  const [proof, setProof] = useState('');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});

  const check = (): Wrong | undefined => {
    if (!proof) return { proof: t(byPassword ? 'proof.noPassword' : 'proof.noCode') };
    const issue = checkPassword(password);
    if (issue) return { password: ruleMessages[issue][lang] };
    const differs = checkRepeat(password, repeat);
    return differs && { repeat: ruleMessages[differs][lang] };
  };
  const submit = async () => {
    if (busy) return;
    const found = check();
    setWrong(found ?? {});
    if (found) return;
    setBusy(true);
    try {
      const by = byPassword ? { current: proof } : { code: proof };
      await request(changePassword, { body: { password, ...by } });
      void queryClient.invalidateQueries(initQuery);
      void queryClient.invalidateQueries(sessionsQuery);
      toast.success(t('password.done'));
      onClose();
    } catch (error) {
      setWrong({ [fieldOf(error)]: describeError(error, i18n) });
      setBusy(false);
    }
  };
  const field = { revealLabel: t('showPassword'), autoComplete: 'new-password' };

  return (
    <Dialog
      open
      keepOpen
      size="sm"
      title={t(byPassword ? 'password.changeTitle' : 'password.addTitle')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} loading={busy} loadingLabel={t('password.saving')}>
            {t('password.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={submit}>
        <Text>{t('password.text')}</Text>
        {/* For the browser, which keeps a password by its address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <ProofField
          {...{ byPassword, email }}
          onSend={() => request(mailAccountCode, { body: { purpose: 'PASSWORD' } })}
          value={proof}
          error={wrong.proof}
          onChange={setProof}
        />
        {byPassword && (
          <Text $size="sm" $tone="muted">
            {t('password.forgot')}
          </Text>
        )}
        <PasswordField
          label={t('password.new')}
          hint={ruleMessages.passwordHint[lang]}
          value={password}
          error={wrong.password}
          onChange={({ target }) => setPassword(target.value)}
          {...field}
        />
        <PasswordField
          label={t('password.repeat')}
          value={repeat}
          error={wrong.repeat}
          onChange={({ target }) => setRepeat(target.value)}
          {...field}
        />
      </CheckedForm>
    </Dialog>
  );
}
