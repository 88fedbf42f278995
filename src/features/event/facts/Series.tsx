import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Event } from '../../../generated/api/event';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';

const load = () => import('./SeriesDates');
const SeriesDates = lazyPart(load);
const fetchAhead = aheadOf(load);

interface SeriesProps {
  event: Pick<Event, 'id' | 'seriesId'>;
  now: Date;
}

/** Says of an event that it is one of a series (EVT-13); its next dates come by a press. */
export function Series({ event: { id, seriesId }, now }: SeriesProps) {
  const { t } = useTranslation('eventPage');
  const [open, setOpen] = useState(false);
  if (!seriesId) return null;
  return (
    <Stack $gap={2}>
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon icon={CalendarClock} size={18} />}
          aria-expanded={open}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'series.hide' : 'series.show')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<Skeleton shape="block" height="6rem" />}>
          <SeriesDates eventId={id} seriesId={seriesId} now={now} />
        </Suspense>
      )}
    </Stack>
  );
}
