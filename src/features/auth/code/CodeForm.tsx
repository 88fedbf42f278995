import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../components/countdown/countdown';
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
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
  /** Signs in. An error is shown at the code. */
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  /** The code was tried as often as it may be: it will not open any more. */
  onSpent?: () => void;
  onOtherEmail?: () => void;
  autoFocus?: boolean;
  clock?: Clock;
}

const wrongCode = 1102;

/**
 * The code of the email, sent as soon as it is complete, and a button for another one after a countdown (AUT-06). A
 * wrong one clears the boxes.
 */
export function CodeForm({
  email,
  resendAt,
  onCode,
  onResend,
  onSpent,
  onOtherEmail,
  autoFocus,
  clock,
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
      <Text>
        <SentTo text={t('byCode.sent', { email })} />
      </Text>
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
          at={resendAt}
          label={t('byCode.resend')}
          waiting={(time) => t('byCode.resendIn', { time })}
          done={t('byCode.resent')}
          onResend={async () => {
            await onResend();
            tries.current = 0;
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
