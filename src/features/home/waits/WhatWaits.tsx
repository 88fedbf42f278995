import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../components/failures/NotLoaded';
import { Incoming } from '../../../components/introduction/Incoming';
import { useTexts } from '../../../i18n/useTexts';
import { Events } from './Events';
import { Ratings } from './Ratings';
import type { Waits } from './useWaits';

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
  const { t } = useTranslation('home');
  useTexts('meeting', 'event');
  return (
    <>
      {waits.hasFailed && (
        <NotLoaded
          title={t('waits.failed')}
          text={t('waits.failedText')}
          offline={waits.isOffline}
          onRetry={waits.retry}
        />
      )}
      {meetings}
      <Incoming few={fewIntroductions} connected={waits.connected} />
      <Ratings asks={waits.asks} />
      <Events {...waits} />
    </>
  );
}
