import { useTranslation } from 'react-i18next';
import type { MonthEvent } from '../../generated/api/event';
import { useLang } from '../../i18n/useLang';
import { asWritten } from '../../lib/asWritten';
import { pathTo } from '../../lib/pathTo';
import { formatFullDay, weekdays, weeksOf } from '../../lib/rules/event/monthDays';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { Day, Dots, OnDay, OnDayLink, Weeks } from './EventMonth.styles';

/** Maximum number of a day's events in the month; the rest are below. */
const room = 3;

interface MonthTableProps {
  month: string;
  today: string;
  /** The events of each day. */
  days: ReadonlyMap<string, readonly MonthEvent[]>;
  chosen: string | undefined;
  onChosen: (day: string) => void;
}

/** The weeks of a month. A day with events is pressed to see them all. */
export function MonthTable({ month, today, days, chosen, onChosen }: MonthTableProps) {
  const { t } = useTranslation('events');
  const { t: word } = useTranslation('event');
  const lang = useLang();
  return (
    <Weeks>
      <VisuallyHidden as="caption">{t('month.label')}</VisuallyHidden>
      <thead>
        <tr>
          {weekdays(lang).map(({ short, long }) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const isOther = !day.startsWith(month);
              const events = isOther ? [] : (days.get(day) ?? []);
              return (
                <td key={day}>
                  <Day
                    type="button"
                    $isOther={isOther}
                    $isToday={day === today}
                    disabled={events.length === 0}
                    aria-pressed={events.length > 0 ? day === chosen : undefined}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={
                      events.length > 0
                        ? t('month.day', { day: formatFullDay(day, lang), count: events.length })
                        : formatFullDay(day, lang)
                    }
                    onClick={() => onChosen(day)}
                  >
                    {Number(day.slice(8))}
                    {events.length > 0 && (
                      <Dots aria-hidden>
                        {events.slice(0, room).map(({ id }) => (
                          <span key={id} />
                        ))}
                      </Dots>
                    )}
                  </Day>
                  {events.length > 0 && (
                    <OnDay>
                      {events.slice(0, room).map((event) => (
                        <li key={event.id}>
                          <OnDayLink
                            quiet
                            to={pathTo('event', { eventId: event.id })}
                            title={event.title}
                            $isPast={event.isPast}
                            $isOwn={event.status === 'CONFIRMED' && !event.isCancelled}
                            $isOff={event.isCancelled}
                          >
                            {event.date === day ? `${event.startTime} ` : ''}
                            <bdi lang={asWritten(event.title).lang}>{event.title}</bdi>
                            {event.isCancelled && (
                              <VisuallyHidden>{` (${word('mark.cancelled')})`}</VisuallyHidden>
                            )}
                          </OnDayLink>
                        </li>
                      ))}
                    </OnDay>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Weeks>
  );
}
