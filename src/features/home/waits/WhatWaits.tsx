import type { ReactNode } from 'react';
import { Incoming } from '../../../components/introduction/Incoming';
import { useTexts } from '../../../i18n/useTexts';
import { Events } from './Events';
import { Ratings } from './Ratings';
import type { Waits } from './useWaits';
import { WaitsFailed } from './WaitsFailed';

/** Introductions that are shown at first. */
const fewIntroductions = 3;

interface WhatWaitsProps {
  waits: Waits;
  /** The meetings, whose code is apart: most members have none. */
  meetings: ReactNode;
}

/**
 * What is agreed or waits for the member, in this order: meetings of today and the next one, times to pick, new
 * connections, introductions, ratings, events. A part without anything takes no room.
 */
export default function WhatWaits({ waits, meetings }: WhatWaitsProps) {
  useTexts('meeting', 'event');
  return (
    <>
      {waits.hasFailed && <WaitsFailed offline={waits.isOffline} onRetry={waits.retry} />}
      {meetings}
      <Incoming few={fewIntroductions} connected={waits.connected} />
      <Ratings asks={waits.asks} />
      <Events {...waits} />
    </>
  );
}
