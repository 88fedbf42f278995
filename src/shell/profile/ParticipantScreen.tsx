import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { routingOf } from '../../config/routing';
import { ParticipantPage } from '../../features/profile/view/ParticipantPage';
import { participantQuery } from '../../features/profile/view/participantQuery';
import { useTexts } from '../../i18n/useTexts';
import { siteOrigin } from '../../lib/browserFacts';
import { pathTo } from '../../lib/pathTo';
import { routePaths, type RouteParams } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { homeRoute } from '../routes/access';
import { useRouteParams } from '../routes/useRouteParams';
import { useAudience } from '../session/useAudience';

export const prefetch = ({ slug }: RouteParams<'participant'>): Promise<void> =>
  queryClient.prefetchQuery(participantQuery(slug));

const urlOf = (slug: string): string => `${siteOrigin()}${pathTo('participant', { slug })}`;

/** A participant's page at /u/{slug} (PRO-04). A former slug leads to the one of today. */
export default function ParticipantScreen() {
  useTexts('participant');
  const { slug } = useRouteParams('participant');
  const config = useCommunity();
  const audience = useAudience();
  const navigate = useNavigate();
  const onMoved = useCallback(
    (now: string) => void navigate(pathTo('participant', { slug: now }), { replace: true }),
    [navigate],
  );
  return (
    <ParticipantPage
      key={slug}
      slug={slug}
      community={config.community.title}
      visitor={audience === 'anonymous'}
      home={routePaths[homeRoute(audience, routingOf(config))]}
      onJoin={(introFor) => useSession.setState({ introFor })}
      urlOf={urlOf}
      onMoved={onMoved}
    />
  );
}
