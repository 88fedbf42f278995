import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
import type { Mailing } from '../../../components/countdown/mailing';
import { Resend } from '../../../components/countdown/Resend';
import { useSubmit } from '../../../components/form/useSubmit';
import { oneTimeCode } from '../../../lib/rules/auth/code';
import { Button } from '../../../ui/Button/Button';
import { CodeInput } from '../../../ui/CodeInput/CodeInput';
import { Text } from '../../../ui/Text/Text';
import { authErrorText, codeOf } from '../errors/authError';
import { Form } from '../forms/Form';
import { SentTo } from './SentTo';

export interface CodeFormProps {
  email: string;
  /** The last email with a code. Undefined if this page did not ask for one. */
  mailing: Mailing | undefined;
  /** Signs in. An error is shown at the code. */
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<Mailing>;
  /** The code was tried as often as it may be: it will not open any more. */
  onSpent?: () => void;
  onOtherEmail?: () => void;
  autoFocus?: boolean;
  clock?: Clock;
  /** Shows where the code is. In a dialog it describes that: a page does not load what dialogs need. */
  Sentence?: ComponentType<{ children: ReactNode }>;
}

const wrongCode = 1102;

/** Where the code is, without claiming an email that was not sent. */
const introOf = (mailing: Mailing | undefined) => {
  if (!mailing) return 'byCode.latest';
  return mailing.sent ? 'byCode.sent' : 'byCode.earlier';
};

/**
 * The code of the email, sent as soon as it is complete, and a button for another one after a countdown (AUT-06). A
 * wrong one clears the boxes.
 */
export function CodeForm({
  email,
  mailing,
  onCode,
  onResend,
  onSpent,
  onOtherEmail,
  autoFocus,
  clock,
  Sentence = Text,
}: CodeFormProps) {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const tries = useRef(0);

  const tryAgain = () => {
    setCode('');
    input.current?.focus();
    tries.current += 1;
    if (tries.current >= oneTimeCode.tries) onSpent?.();
  };
  const { busy, wrong, submit, clear } = useSubmit<'code', [string]>({
    check: (value) => {
      if (value.length === oneTimeCode.digits) return undefined;
      input.current?.focus();
      return { code: t('byCode.incomplete') };
    },
    send: onCode,
    wrongOf: (failure) => {
      if (codeOf(failure) === wrongCode) tryAgain();
      return { code: authErrorText(failure, i18n) };
    },
  });

  return (
    <>
      <Sentence>
        <SentTo text={t(introOf(mailing), { email })} />
      </Sentence>
      <Form onSubmit={() => void submit(code)} submitLabel={t('byCode.submit')} busy={busy}>
        <CodeInput
          ref={input}
          label={t('code')}
          hint={t('byCode.hint', {
            minutes: t('common:time.minutes', { count: oneTimeCode.expiresIn / 60 }),
          })}
          length={oneTimeCode.digits}
          value={code}
          onChange={(value) => {
            setCode(value);
            clear();
          }}
          onComplete={(value) => void submit(value)}
          error={wrong.code}
          autoFocus={autoFocus}
        />
      </Form>
      <div>
        <Resend
          at={mailing?.resendAt ?? 0}
          label={t('byCode.resend')}
          waiting={(time) => t('byCode.resendIn', { time })}
          done={t('byCode.resent')}
          notSent={t('byCode.notSent')}
          onResend={async () => {
            const next = await onResend();
            if (next.sent) tries.current = 0;
            return next;
          }}
          clock={clock}
        />
        {onOtherEmail && (
          <Button variant="quiet" block onClick={onOtherEmail}>
            {t('byCode.otherEmail')}
          </Button>
        )}
      </div>
    </>
  );
}
