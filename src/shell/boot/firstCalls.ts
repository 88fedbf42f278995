import { sessionsQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { questionsQuery } from '../../components/survey/questionsQuery';
import { savedProgressQuery } from '../../features/onboarding/draft/savedProgressQuery';
import { completionQuery, ownProfileQuery } from '../../features/profile/edit/queries';
import { participantQuery } from '../../features/profile/view/participantQuery';
import { matchRoute } from '../../lib/routeMatch';
import { rowOf, type RouteName, type ScreenName } from '../../lib/routes';
import { invitationQuery } from '../auth/invitationQuery';

/**
 * What a member's screen asks for first, as far as address and session say it: asked for while its code is on its way, and
 * none of it after the answer to another. A screen asks by the same queries, and says what failed.
 */
const firstCalls: Partial<Record<ScreenName, (communityId: string) => void>> = {
  profile: (communityId) => {
    const { participantId } = useSession.getState();
    if (participantId) {
      void queryClient.prefetchQuery(ownProfileQuery(participantId));
      void queryClient.prefetchQuery(completionQuery(participantId));
    }
    void queryClient.prefetchQuery(sessionsQuery);
    void queryClient.prefetchQuery(questionsQuery(communityId));
  },
  onboarding: (communityId) => {
    void queryClient.prefetchQuery(questionsQuery(communityId));
    void queryClient.prefetchQuery(savedProgressQuery);
  },
  participant: () => {
    const match = matchRoute(location.pathname);
    if (match?.name === 'participant') void queryClient.prefetchQuery(participantQuery(match.params.slug));
  },
  invitation: () => {
    const id = new URLSearchParams(location.search).get('id');
    if (id) void queryClient.prefetchQuery(invitationQuery(id));
  },
};

/** Asks for what the screen of a route will show to a member of the community. */
export const callAhead = (route: RouteName, communityId: string): void =>
  firstCalls[rowOf(route).screen as ScreenName]?.(communityId);
