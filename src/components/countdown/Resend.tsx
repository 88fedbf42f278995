import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button/Button';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';
import { useSubmit } from '../form/useSubmit';
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
  const time = countdownText(useSecondsUntil(at, clock));
  const [isSent, setSent] = useState(false);
  const { busy, wrong, submit } = useSubmit({
    send: async () => {
      setSent(false);
      await onResend();
      setSent(true);
    },
  });
  return (
    <Layout>
      {time ? (
        <Text $size="sm" $tone="muted" $numeric $align="center">
          {waiting(time)}
        </Text>
      ) : (
        <Button variant="quiet" loading={busy} onClick={() => void submit()}>
          {label}
        </Button>
      )}
      <Text role="status" $size="sm" $tone={wrong.call ? 'error' : 'success'} $align="center">
        {wrong.call ?? (isSent && done)}
      </Text>
    </Layout>
  );
}
