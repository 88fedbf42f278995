import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { reportError } from '../../api/reportError';
import { request } from '../../api/request';
import { invitationHere } from '../../api/session/invitation';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { acceptInvitation } from '../../generated/api/client/invitation';
import { withoutQuery } from '../../lib/addressParts';
import { routePaths } from '../../lib/routes';
import { audienceOf } from './audience';
import { resolvePath } from '../routes/resolvePath';
import { routingOf } from '../../config/routing';
import type { CommunityConfig } from '../../config/types';
import { afterSignIn, type SignedIn, type SignInSteps } from './afterSignIn';
import { destinationOf } from './destination';

interface Community {
  config: CommunityConfig;
  /** Whether the community has a survey. */
  survey: boolean;
}

function reachable(url: string, config: CommunityConfig): boolean {
  const { token, authorities } = useSession.getState();
  const audience = audienceOf({ token, authorities });
  return 'show' in resolvePath(withoutQuery(url), { audience, routing: routingOf(config) });
}

const stepsIn = ({ config, survey }: Community): SignInSteps => ({
  session: () => ({ redirect: useSession.getState().redirect, invitedBy: invitationHere() }),
  remember: (changes) => useSession.setState(changes),
  start: ({ token, firstLogin }) => startSession({ token, firstLogin }),
  abandon: clearSession,
  loadUser: () => {
    queryClient.clear();
    return queryClient.fetchQuery(initQuery);
  },
  acceptInvitation: async (id) => {
    await request(acceptInvitation, { params: { id } });
    await queryClient.invalidateQueries(initQuery);
  },
  connectMessenger: async ({ userId }) => {
    const { botChat } = useSession.getState();
    if (botChat) await (await import('./connectBotChat')).connectBotChat(botChat, userId);
  },
  warn: reportError,
  destination: (user, backTo) =>
    destinationOf({
      user,
      backTo,
      survey,
      eventOnly: config.community.eventOnly,
      reachable: (url) => reachable(url, config),
    }),
});

/** The steps of `afterSignIn` with the real calls and the real store. */
export const enter = (signedIn: SignedIn, community: Community): Promise<string> =>
  afterSignIn(signedIn, stepsIn(community), { onMagicLink: location.pathname === routePaths.authMagic });
