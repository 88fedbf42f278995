import { useTranslation } from 'react-i18next';
import type { Event } from '../../generated/api/event';
import { Badge } from '../../ui/Badge/Badge';
import { Stack } from '../../ui/Stack/Stack';
import { standingOf } from './eventText';

const tones = { going: 'success', asked: 'warning', toPay: 'warning', declined: 'neutral' } as const;

type MarkedEvent = Pick<
  Event,
  ('isPast' | 'isCancelled' | 'visibility' | 'isFull') | ('paid' | 'approvalRequired' | 'participation')
>;

/** Badges of an event: the reader's participation, and whether it is over, cancelled, full, or for members only. */
export function Marks({ event }: { event: MarkedEvent }) {
  const { t } = useTranslation('event');
  const standing = standingOf(event, event.participation);
  const { isPast, isCancelled, visibility } = event;
  const isAhead = !isPast && !isCancelled;
  const full = isAhead && standing !== 'going' && event.isFull;
  // In a past event, only confirmed participants were there.
  const told = isAhead ? standing : undefined;
  if (isAhead && !told && !full && visibility === 'PUBLIC') return null;
  return (
    <Stack $row $wrap $gap={1.5}>
      {told && <Badge $tone={tones[told]}>{t(`status.${told}`)}</Badge>}
      {isCancelled && <Badge $tone="error">{t('mark.cancelled')}</Badge>}
      {isPast && !isCancelled && <Badge>{t('mark.past')}</Badge>}
      {full && <Badge>{t('mark.full')}</Badge>}
      {visibility === 'PRIVATE' && <Badge>{t('mark.private')}</Badge>}
    </Stack>
  );
}
