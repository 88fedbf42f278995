import { Suspense } from 'react';
import styled from 'styled-components';
import { useInBrowser } from '../../../api/useInBrowser';
import { lazyPart } from '../../../lib/lazyInTime';
import { media } from '../../../ui/theme';
import type { ConnectionProps } from '../settings/channels/connection';

const TelegramConnection = lazyPart(async () => ({
  default: (await import('./TelegramConnection')).TelegramConnection,
}));

/** As high as a button, so that nothing moves when it comes. */
const Room = styled.div`
  block-size: 44px;
  ${media.md} {
    block-size: 36px;
  }
`;

/** `TelegramConnection`, whose code and texts load once the page is in a browser: few installations have a bot. */
export function LateTelegramConnection(props: ConnectionProps) {
  if (!useInBrowser()) return <Room />;
  return (
    <Suspense fallback={<Room />}>
      <TelegramConnection {...props} />
    </Suspense>
  );
}
