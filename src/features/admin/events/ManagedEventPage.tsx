import { Loading } from '../../../components/loading/Loading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import { useData } from '../../../api/useData';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import type { Event } from '../../../generated/api/event';
import { usePageName } from '../../../lib/pageName';
import { routePaths } from '../../../lib/routes';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { managedEventQuery } from './eventQueries';
import { ManagedEvent } from './ManagedEvent';
import { Layout } from './ManagedEvents.styles';

interface ManagedEventPageProps {
  eventId: string;
  menu: (event: Event) => ReactNode;
  panel: (event: Event) => ReactNode;
}

/** An event at /admin/events/{eventId}, for administrators, who cannot open the members' page (ADM-01). */
export function ManagedEventPage({ eventId, menu, panel }: ManagedEventPageProps) {
  const { t } = useTranslation('adminEvents');
  const { data: event, error, fetchStatus, refetch } = useData(managedEventQuery(eventId));
  const offline = fetchStatus === 'paused';
  // Deleted meanwhile: the cached event is no longer shown.
  const isMissing = error instanceof ApiError && error.response?.status === 404;
  const absence = isMissing ? t('missing.title') : error || offline ? t('failedOne') : undefined;
  usePageName(isMissing ? absence : (event?.title ?? absence));
  if (!isMissing && !event && (error || offline)) {
    return (
      <LoadFailed
        title={t('failedOne')}
        text={t('failedText')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Container $width="list">
      <Layout>
        {isMissing ? (
          <EmptyState
            level={1}
            title={t('missing.title')}
            action={<Button to={routePaths.admin}>{t('back')}</Button>}
          >
            {t('missing.text')}
          </EmptyState>
        ) : event ? (
          <ManagedEvent event={event} menu={menu(event)} panel={panel(event)} />
        ) : (
          <Loading>
            <Stack $gap={4}>
              <Skeleton height="2rem" width="60%" />
              <Skeleton shape="block" height="120px" />
              <Skeleton height="2.5rem" width="80%" />
            </Stack>
          </Loading>
        )}
      </Layout>
    </Container>
  );
}
