import { Suspense } from 'react';
import styled from 'styled-components';
import { useInBrowser } from '../../../api/useInBrowser';
import { lazyPart } from '../../../lib/lazyInTime';
import { media, space } from '../../../ui/theme';
import type { ConnectionProps } from '../settings/channels/connection';

const TelegramConnection = lazyPart(async () => ({
  default: (await import('./TelegramConnection')).TelegramConnection,
}));

/** As high as its buttons, so that nothing moves when they come. */
const Room = styled.div<{ $rows: number }>`
  block-size: calc(${({ $rows }) => $rows} * 44px + ${({ $rows }) => $rows - 1} * ${space(2)});
  ${media.md} {
    block-size: 36px;
  }
`;

/** `TelegramConnection`, whose code and texts load once the page is in a browser: few installations have a bot. */
export function LateTelegramConnection(props: ConnectionProps) {
  const isInBrowser = useInBrowser();
  const room = <Room $rows={props.channel.state === 'STOPPED' ? 2 : 1} />;
  if (!isInBrowser) return room;
  return (
    <Suspense fallback={room}>
      <TelegramConnection {...props} />
    </Suspense>
  );
}
