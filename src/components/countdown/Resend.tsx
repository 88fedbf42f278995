import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { describeError } from '../../i18n/describeError';
import { Button } from '../../ui/Button/Button';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';
import { countdownText, useSecondsUntil, type Clock } from './countdown';

interface ResendProps {
  /** When another email may be asked for, in ms since 1970. */
  at: number;
  label: string;
  /** The wait in words, given `00:NN`. */
  waiting: (time: string) => string;
  /** Said when it is sent. */
  done: string;
  onResend: () => Promise<void>;
  clock?: Clock;
}

const Layout = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  min-block-size: 44px;
  align-content: center;
`;

/** Asking for another email: a countdown, then a button (AUT-06, AUT-07). */
export function Resend({ at, label, waiting, done, onResend, clock }: ResendProps) {
  const { i18n } = useTranslation();
  const time = countdownText(useSecondsUntil(at, clock));
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState({ text: '', wrong: false });
  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
      setStatus({ text: done, wrong: false });
    } catch (error) {
      setStatus({ text: describeError(error, i18n), wrong: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Layout>
      {time ? (
        <Text $size="sm" $tone="muted" $numeric $align="center">
          {waiting(time)}
        </Text>
      ) : (
        <Button variant="quiet" loading={busy} onClick={() => void resend()}>
          {label}
        </Button>
      )}
      <Text role="status" $size="sm" $tone={status.wrong ? 'error' : 'success'} $align="center">
        {status.text}
      </Text>
    </Layout>
  );
}
