import { Status } from '../../ui/announcer/Status';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button/Button';
import { Text } from '../../ui/Text/Text';
import { space } from '../../ui/theme';
import { useSubmit } from '../form/useSubmit';
import { countdownText, useSecondsUntil, type Clock } from './countdown';
import type { Mailing } from './mailing';

interface ResendProps {
  /** When another email may be asked for, in ms since 1970. */
  at: number;
  label: string;
  /** The wait in words, given `00:NN`. */
  waiting: (time: string) => string;
  /** Said when it is sent. */
  done: string;
  /** Said when none was sent, because the last one is recent. */
  notSent: string;
  onResend: () => Promise<Mailing>;
  clock?: Clock;
}

const Layout = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  min-block-size: 44px;
  align-content: center;
`;

const toneOf = (error: string | undefined, mailing: Mailing | undefined) => {
  if (error) return 'error';
  return mailing?.sent ? 'success' : 'muted';
};

/** Asking for another email: a countdown, then a button (AUT-06, AUT-07). */
export function Resend({ at, label, waiting, done, notSent, onResend, clock }: ResendProps) {
  const time = countdownText(useSecondsUntil(at, clock));
  const [mailing, setMailing] = useState<Mailing>();
  const { busy, wrong, submit } = useSubmit({
    send: async () => {
      setMailing(undefined);
      setMailing(await onResend());
    },
  });
  const outcome = mailing && (mailing.sent ? done : notSent);
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
      <Status $size="sm" $tone={toneOf(wrong.call, mailing)} $align="center">
        {wrong.call ?? outcome}
      </Status>
    </Layout>
  );
}
