import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { useSecondsUntil } from '../../../components/countdown/countdown';
import { confirmEmail } from '../../../generated/api/client/auth';
import { describeError } from '../../../i18n/describeError';
import { confirmationLink } from '../../../lib/rules/auth/code';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { Step } from './Step';

type Outcome = { kind: 'none' } | { kind: 'sent' } | { kind: 'failed'; error: unknown };

/** Confirm the address; the email can be sent again after a wait (A07). */
export function ConfirmEmail({ email }: { email: string }) {
  const { t, i18n } = useTranslation('home');
  const { t: say } = useTranslation();
  const [until, setUntil] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const wait = useSecondsUntil(until);
  const resend = async () => {
    setBusy(true);
    try {
      await request(confirmEmail);
      setOutcome({ kind: 'sent' });
      setUntil(Date.now() + confirmationLink.resendAfter * 1000);
    } catch (error) {
      setOutcome({ kind: 'failed', error });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Step title={t('confirm.title')} kind="mail">
      <Text $tone="muted">{t('confirm.text', { email })}</Text>
      <Stack $row $gap={3} $wrap>
        <Button disabled={wait > 0} loading={busy} onClick={() => void resend()}>
          {t('confirm.resend')}
        </Button>
        {wait > 0 && (
          <Text $size="sm" $tone="muted" $numeric>
            {t('confirm.wait', { time: say('time.seconds', { count: wait }) })}
          </Text>
        )}
      </Stack>
      <Text role="status" $size="sm" $tone={outcome.kind === 'failed' ? 'error' : 'success'}>
        {outcome.kind === 'sent' && t('confirm.sent')}
        {outcome.kind === 'failed' && describeError(outcome.error, i18n)}
      </Text>
    </Step>
  );
}
