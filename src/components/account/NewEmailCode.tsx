import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initQuery, sessionsQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import type { ChangeEmailBody } from '../../generated/api/auth';
import { confirmNewEmail } from '../../generated/api/client/auth';
import { oneTimeCode } from '../../lib/rules/auth/code';
import { Button } from '../../ui/Button/Button';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { Foot } from '../../ui/Dialog/Dialog.styles';
import { DialogText } from '../../ui/Dialog/DialogText';
import { Stack } from '../../ui/Stack/Stack';
import { toast } from '../../ui/toast/toast';
import type { Mailing } from '../countdown/mailing';
import { Resend } from '../countdown/Resend';
import { useSubmit } from '../form/useSubmit';
import { sendNewEmailCode } from './sendNewEmailCode';

interface NewEmailCodeProps {
  /** The request that sent the code, for sending another. */
  asked: ChangeEmailBody;
  /** The last email with a code. */
  mailing: Mailing;
  onResent: (mailing: Mailing) => void;
  onOther: () => void;
  onDone: () => void;
}

/** The code that was mailed to the new address: typed, it is the account's (A23). */
export function NewEmailCode({ asked, mailing, onResent, onOther, onDone }: NewEmailCodeProps) {
  const { t } = useTranslation('account');
  const { email } = asked;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { busy, wrong, submit, clear } = useSubmit<'code', [string]>({
    check: (whole) => {
      if (whole.length === oneTimeCode.digits) return undefined;
      input.current?.focus();
      return { code: t('email.incomplete') };
    },
    send: async (whole) => {
      await request(confirmNewEmail, { body: { email, code: whole } });
      void queryClient.invalidateQueries(initQuery);
      void queryClient.invalidateQueries(sessionsQuery);
      toast.success(t('email.done', { email }));
      onDone();
    },
    wrongOf: (_, text) => ({ code: text }),
  });

  return (
    <Stack $gap={4}>
      <DialogText>{t(mailing.sent ? 'email.sent' : 'email.earlier', { email })}</DialogText>
      <CodeInput
        ref={input}
        label={t('email.code')}
        hint={t('email.hint')}
        length={oneTimeCode.digits}
        value={code}
        error={wrong.code}
        autoFocus
        onChange={(value) => {
          setCode(value);
          clear();
        }}
        onComplete={(value) => void submit(value)}
      />
      <Resend
        at={mailing.resendAt}
        label={t('email.resend')}
        waiting={(time) => t('email.resendIn', { time })}
        done={t('email.resent')}
        notSent={t('email.notSent')}
        onResend={async () => {
          const next = await sendNewEmailCode(asked);
          onResent(next);
          return next;
        }}
      />
      <Foot>
        <Button loading={busy} onClick={() => void submit(code)}>
          {t('email.confirm')}
        </Button>
        <Button variant="secondary" onClick={onOther}>
          {t('email.other')}
        </Button>
      </Foot>
    </Stack>
  );
}
