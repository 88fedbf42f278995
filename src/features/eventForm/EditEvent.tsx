import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError';
import { useData } from '../../api/useData';
import { LoadFailed } from '../../components/failures/LoadFailed';
import type { Event } from '../../generated/api/event';
import { routePaths } from '../../lib/routes';
import { usePageName } from '../../lib/pageName';
import { pageTitle } from '../../lib/pageTitle';
import { Button } from '../../ui/Button/Button';
import { Container } from '../../ui/Container/Container';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { EventForm } from './EventForm';
import { editedQuery } from './editedQuery';
import { EventFormSkeleton } from './EventFormSkeleton';
import { ForConfirmed } from './ForConfirmed';
import { valuesOf } from './state/values';

interface EditEventProps {
  eventId: string;
  owner: string;
  onSaved: (eventId: string) => void;
}

function Editing({ event, owner, onSaved }: { event: Event } & Omit<EditEventProps, 'eventId'>) {
  const [first] = useState(event);
  const [stored] = useState(() => valuesOf(event));
  return <EventForm owner={owner} stored={stored} event={first} onSaved={onSaved} />;
}

/** The form of an existing event, for users who may edit it. */
export function EditEvent({ eventId, owner, onSaved }: EditEventProps) {
  const { t } = useTranslation('eventForm');
  const { data, error, fetchStatus, refetch } = useData(editedQuery(eventId));
  const isMissing = error instanceof ApiError && error.code === 1195;
  const isKnown = data || error || fetchStatus === 'paused';
  usePageName(isKnown ? pageTitle(t('title.edit'), data?.title) : undefined);
  if (data?.mayEdit) return <Editing event={data} owner={owner} onSaved={onSaved} />;
  if (data || isMissing) {
    return (
      <ForConfirmed>
        <Container>
          <EmptyState
            level={1}
            title={t('load.notFound')}
            action={
              <Button to={routePaths.events} variant="secondary">
                {t('load.toEvents')}
              </Button>
            }
          >
            {data && t('load.notYours')}
          </EmptyState>
        </Container>
      </ForConfirmed>
    );
  }
  const offline = fetchStatus === 'paused';
  if (error || offline) {
    return (
      <LoadFailed
        title={t('load.title')}
        text={t('load.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  return <EventFormSkeleton />;
}
