import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError';
import { useData } from '../../api/useData';
import { LoadFailed } from '../../components/failures/LoadFailed';
import { usePageName } from '../../lib/pageName';
import { EventMissing } from './EventMissing';
import { eventQuery } from './eventQueries';
import { EventSkeleton } from './EventSkeleton';
import { EventView, type EventViewProps } from './EventView';

interface EventPageProps extends Omit<EventViewProps, 'event' | 'stale' | 'onRetry'> {
  id: string;
}

/** An event at /event/{id}, for visitors, members and organisers (EVT-08). */
export function EventPage({ id, ...props }: EventPageProps) {
  const { t } = useTranslation('eventPage');
  const { data, error, fetchStatus, refetch } = useData(eventQuery(id));
  const offline = fetchStatus === 'paused';
  // Deleted or made private meanwhile: the cached event is no longer shown.
  const isMissing = error instanceof ApiError && error.response?.status === 404;
  const absence = isMissing ? t('missing.title') : error || offline ? t('failed.title') : undefined;
  usePageName(isMissing ? absence : (data?.title ?? absence));
  if (isMissing) return <EventMissing {...props} />;
  if (!data) {
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
