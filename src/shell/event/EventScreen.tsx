import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/queryClient';
import { routingOf } from '../../config/routing';
import { EventPage } from '../../features/event/EventPage';
import { eventQuery, organisersQuery, participantsQuery } from '../../features/event/eventQueries';
import { EventMenu } from '../../features/organise/ending/EventMenu';
import { useTexts } from '../../i18n/useTexts';
import { siteOrigin } from '../../lib/browserFacts';
import { lazyPart } from '../../lib/lazyInTime';
import { pathTo } from '../../lib/pathTo';
import { routePaths, type RouteParams } from '../../lib/routes';
import type { Handover } from '../auth/handover';
import { navigateAway } from '../auth/navigateAway';
import { useCommunity } from '../context/bootContext';
import { homeRoute } from '../routes/access';
import { useRouteParams } from '../routes/useRouteParams';
import { useAudience } from '../session/useAudience';
import { useGuest } from './useGuest';

export async function prefetch({ eventId }: RouteParams<'event'>): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(eventQuery(eventId)),
    queryClient.prefetchQuery(organisersQuery(eventId)),
    queryClient.prefetchInfiniteQuery(participantsQuery(eventId)),
  ]);
}

const urlOf = (eventId: string): string => `${siteOrigin()}${pathTo('event', { eventId })}`;

const OrganisePanel = lazyPart(() => import('../../features/organise/OrganisePanel'));
const Ticket = lazyPart(() => import('../../components/ticket/Ticket'));

/** An event at /event/{eventId} (EVT-08). */
export default function EventScreen() {
  useTexts('eventPage', 'event');
  const { eventId } = useRouteParams('event');
  const config = useCommunity();
  const audience = useAudience();
  const navigate = useNavigate();
  const guest = useGuest();
  return (
    <EventPage
      key={eventId}
      id={eventId}
      community={config.community.title}
      isVisitor={audience === 'anonymous'}
      {...guest}
      signIn={routePaths.login}
      signInState={({ title }): Handover => ({ event: title })}
      confirm={routePaths.lastStep}
      home={routePaths[homeRoute(audience, routingOf(config))]}
      url={urlOf(eventId)}
      editPath={pathTo('editEvent', { eventId })}
      organiserMenu={(event) => (
        <EventMenu event={event} onDeleted={() => void navigate(routePaths.events, { replace: true })} />
      )}
      organiserPanel={(event) => (
        <OrganisePanel
          event={event}
          checkInPath={event.isCancelled ? undefined : pathTo('checkIn', { eventId })}
        />
      )}
      ticket={<Ticket eventId={eventId} />}
      leave={navigateAway}
    />
  );
}
