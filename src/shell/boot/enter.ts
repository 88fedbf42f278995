import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { reportError } from '../../api/reportError';
import { request } from '../../api/request';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { acceptInvitation } from '../../generated/api/client/invitation';
import { routePaths } from '../../lib/routes';
import { audienceOf } from '../routing/audience';
import { resolvePath } from '../routing/match';
import { isRegistered, screensOf } from '../routing/screenNames';
import type { CommunityConfig } from '../../config/types';
import { afterSignIn, type SignedIn, type SignInSteps } from './afterSignIn';
import { destinationOf } from './destination';

interface Community {
  config: CommunityConfig;
  /** Whether the community asks newcomers anything. */
  survey: boolean;
}

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');

function reachable(url: string, config: CommunityConfig): boolean {
  const { token, authorities } = useSession.getState();
  const audience = audienceOf({ token, authorities, adminArea: isRegistered('admin') });
  return 'show' in resolvePath(pathOf(url), { audience, registered: screensOf(config) });
}

const stepsIn = ({ config, survey }: Community): SignInSteps => ({
  session: useSession.getState,
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
  // The real-time connection comes with the chats.
  connectMessenger: () => Promise.resolve(),
  warn: reportError,
  destination: (user, backTo) =>
    destinationOf({ user, backTo, reachable: (url) => reachable(url, config), survey }),
});

/** The steps of `afterSignIn` with the real calls and the real store. */
export const enter = (signedIn: SignedIn, community: Community): Promise<string> =>
  afterSignIn(signedIn, stepsIn(community), { onMagicLink: location.pathname === routePaths.authMagic });
