import { useChangeAnnouncement } from '../../ui/announcer/useAnnouncement';
import { Loading } from '../../components/loading/Loading';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import { useLang } from '../../i18n/useLang';
import { currentTime, ownZone } from '../../lib/browserFacts';
import { byDay, monthAfter, formatMonth } from '../../lib/rules/event/monthDays';
import { wallTimeOf } from '../../lib/timeZone';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { DayAgenda } from './DayAgenda';
import type { EventsShown } from './EventList';
import { EventsFailed } from './EventsFailed';
import { Turning } from './EventMonth.styles';
import { isFiltered, turned } from './eventsParams';
import { monthQuery } from './eventsQueries';
import { MonthTable } from './MonthTable';

/** A month of events, and the events of one of its days. */
export function EventMonth({
  communityId,
  params,
  filter,
  changeParams,
  zone,
  now = currentTime,
}: EventsShown) {
  const { t } = useTranslation('events');
  const lang = useLang();
  const today = wallTimeOf(now(), zone ?? ownZone()).slice(0, 10);
  const month = params.month || today.slice(0, 7);
  const { data, error, fetchStatus, refetch } = useData(monthQuery(month, communityId, params));
  const turn = (by: number) => changeParams((latest) => turned(latest, by, month));
  const days = byDay(data?.items ?? []);
  const own = [...days.keys()].filter((day) => day.startsWith(month)).toSorted();
  const chosen = params.day || (own.find((day) => day >= today) ?? own[0]);
  const offline = fetchStatus === 'paused';
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  useChangeAnnouncement(formatMonth(month, lang));
  return (
    <>
      <Turning>
        <Heading level={2} size="lg">
          {formatMonth(month, lang)}
        </Heading>
        {isFiltered(params) && (
          <Button variant="quiet" size="sm" onClick={() => filter({ search: '', filters: [] })}>
            {t('clear')}
          </Button>
        )}
        {!today.startsWith(month) && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => changeParams((latest) => ({ ...latest, month: '', day: '' }))}
          >
            {t('month.this')}
          </Button>
        )}
        {before && (
          <Button
            square
            variant="secondary"
            size="sm"
            aria-label={t('month.before')}
            onClick={() => turn(-1)}
          >
            <Icon icon={ChevronLeft} size={18} />
          </Button>
        )}
        {after && (
          <Button square variant="secondary" size="sm" aria-label={t('month.after')} onClick={() => turn(1)}>
            <Icon icon={ChevronRight} size={18} />
          </Button>
        )}
      </Turning>
      {!data && (error || offline) ? (
        <EventsFailed offline={offline} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <MonthTable
            month={month}
            today={today}
            days={days}
            chosen={chosen}
            onChosen={(day) => changeParams((latest) => ({ ...latest, month, day }))}
          />
          {data.hasMore && (
            <Text $tone="muted" $size="sm">
              {t('month.tooMany', { count: data.items.length })}
            </Text>
          )}
          <DayAgenda
            day={chosen}
            events={chosen ? days.get(chosen) : undefined}
            filtered={isFiltered(params)}
          />
        </>
      ) : (
        <Loading>
          <div>
            <Skeleton shape="block" height="22rem" />
          </div>
        </Loading>
      )}
    </>
  );
}
