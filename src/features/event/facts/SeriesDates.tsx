import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useData } from '../../../api/useData';
import { useLang } from '../../../i18n/useLang';
import { pathTo } from '../../../lib/pathTo';
import { formatWhen } from '../../../lib/rules/event/formatEvent';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Link } from '../../../ui/Link/Link';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';
import { seriesQuery } from './seriesQuery';

const Dates = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface SeriesDatesProps {
  /** The event that is shown: no link leads to it. */
  eventId: string;
  seriesId: string;
  now: Date;
}

/** The next dates of a series with links to their pages. */
export default function SeriesDates({ eventId, seriesId, now }: SeriesDatesProps) {
  const { t } = useTranslation('eventPage');
  const { t: common } = useTranslation();
  const lang = useLang();
  const { data, error, fetchStatus, refetch } = useData(seriesQuery(eventId, seriesId));
  if (data) {
    const others = data.items.filter(({ id }) => id !== eventId);
    if (others.length === 0) return <Text $tone="muted">{t('series.none')}</Text>;
    return (
      <Dates aria-label={t('series.title')}>
        {others.map(({ id, startsAt, endsAt, timeZone, isCancelled }) => (
          <li key={id}>
            <Link alone to={pathTo('event', { eventId: id })}>
              {formatWhen({ startsAt, endsAt }, { lang, zone: timeZone, now })}
            </Link>
            {isCancelled && <Text $tone="muted">{t('series.cancelled')}</Text>}
          </li>
        ))}
      </Dates>
    );
  }
  if (!error && fetchStatus !== 'paused') return <Skeleton shape="block" height="6rem" />;
  return (
    <Banner
      tone="error"
      role="alert"
      title={t('series.failed')}
      action={
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      }
    />
  );
}
