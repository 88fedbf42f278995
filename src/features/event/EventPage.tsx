import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError';
import { useData } from '../../api/useData';
import { LoadFailed } from '../../components/failures/LoadFailed';
import { EventMissing } from './EventMissing';
import { eventQuery } from './eventQueries';
import { EventSkeleton } from './EventSkeleton';
import { EventView, type EventViewProps } from './EventView';

interface EventPageProps extends Omit<EventViewProps, 'event' | 'stale' | 'onRetry'> {
  id: string;
}

/** An event at /event/{id}, for visitors, members and organisers (EVT-08). */
export function EventPage({ id, ...props }: EventPageProps) {
  const { community } = props;
  const { t } = useTranslation('eventPage');
  const { data, error, fetchStatus, refetch } = useData(eventQuery(id));
  const title = data?.title;
  useEffect(() => {
    if (title) document.title = `${title} · ${community}`;
  }, [title, community]);

  // Deleted or made private meanwhile: the cached event is no longer shown.
  const isMissing = error instanceof ApiError && error.response?.status === 404;
  if (isMissing) return <EventMissing {...props} />;
  if (!data) {
    const offline = fetchStatus === 'paused';
    if (!error && !offline) return <EventSkeleton />;
    return (
      <LoadFailed
        title={t('failed.title')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  return <EventView {...props} event={data} stale={error !== null} onRetry={() => void refetch()} />;
}
