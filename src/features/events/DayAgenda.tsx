import { useChangeAnnouncement } from '../../ui/announcer/useAnnouncement';
import { Status } from '../../ui/announcer/Status';
import { useTranslation } from 'react-i18next';
import { When } from '../../components/event/When';
import type { MonthEvent } from '../../generated/api/event';
import { useLang } from '../../i18n/useLang';
import { asWritten } from '../../lib/asWritten';
import { pathTo } from '../../lib/pathTo';
import { formatFullDay } from '../../lib/rules/event/monthDays';
import { Badge } from '../../ui/Badge/Badge';
import { Card } from '../../ui/Card/Card';
import { Link } from '../../ui/Link/Link';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { Agenda } from './EventMonth.styles';

interface DayAgendaProps {
  /** Undefined where the month has no event. */
  day: string | undefined;
  events: readonly MonthEvent[] | undefined;
  filtered: boolean;
}

/** All that is on a day, or that the month has nothing. */
export function DayAgenda({ day, events, filtered }: DayAgendaProps) {
  const { t } = useTranslation('events');
  const { t: word } = useTranslation('event');
  const lang = useLang();
  useChangeAnnouncement(day && formatFullDay(day, lang));
  if (!day || !events) {
    return (
      <Status $tone="muted" $align="center">
        {t(filtered ? 'month.noneFound' : 'month.none')}
      </Status>
    );
  }
  return (
    <Stack as="section" $gap={3} aria-labelledby="day">
      <Heading level={3} size="md" id="day">
        {formatFullDay(day, lang)}
      </Heading>
      <Agenda>
        {events.map((event) => (
          <li key={event.id}>
            <Card as="article" $pad={3} $interactive aria-label={event.title}>
              <Stack $gap={1}>
                <Stack $row $wrap $gap={2}>
                  <Link
                    quiet
                    stretched
                    to={pathTo('event', { eventId: event.id })}
                    {...asWritten(event.title)}
                  >
                    {event.title}
                  </Link>
                  {event.isCancelled && <Badge $tone="error">{word('mark.cancelled')}</Badge>}
                  {event.status === 'CONFIRMED' && !event.isPast && !event.isCancelled && (
                    <Badge $tone="success">{word('status.going')}</Badge>
                  )}
                  {event.eventType === 'ONLINE' && <Badge>{word('where.online')}</Badge>}
                </Stack>
                <When event={event} />
              </Stack>
            </Card>
          </li>
        ))}
      </Agenda>
    </Stack>
  );
}
