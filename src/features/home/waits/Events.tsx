import { useTranslation } from 'react-i18next';
import { routePaths } from '../../../lib/routes';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { EventRow } from './EventRow';
import type { Waits } from './useWaits';

/** The next events that the member goes to or asked to join. */
export function Events({ events, hasMoreEvents }: Pick<Waits, 'events' | 'hasMoreEvents'>) {
  const { t } = useTranslation('home');
  if (events.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="events">
      <Heading level={2} size="lg" id="events">
        {t('waits.events')}
      </Heading>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
      {hasMoreEvents && (
        <div>
          <Link alone to={`${routePaths.events}?going=true`}>
            {t('waits.allEvents')}
          </Link>
        </div>
      )}
    </Stack>
  );
}
