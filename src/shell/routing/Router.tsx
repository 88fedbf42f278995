import { Suspense, useEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { routingOf } from '../../config/routing';
import { routeAt } from '../../lib/routeMatch';
import { isManagers, routes } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { resolvePath } from '../routes/resolvePath';
import { rememberVisit } from '../session/rememberVisit';
import { useAudience } from '../session/useAudience';
import { useSignedOut } from '../session/useSignedOut';
import { useSignedOutAt } from '../session/useSignedOutAt';
import { KnownUser, MemberGate } from './gatedScreen';
import { PageChange } from './PageChange';
import { Redirect } from './Redirect';
import { screenComponents } from './screenComponents';
import { ScreenSkeleton } from './ScreenSkeleton';
import { WholeView } from './WholeView';

/** The screen of the current path, or the redirect that its audience gets instead. */
export function Router() {
  const here = useLocation();
  const { pathname } = here;
  const url = createPath(here);
  const audience = useAudience();
  const signedOut = useSignedOut();
  const signedOutAt = useSignedOutAt();
  const arrivedRef = useRef(false);
  const config = useCommunity();
  const resolved = resolvePath(pathname, { audience, routing: routingOf(config), signedOut });
  useEffect(() => rememberVisit(url), [url]);
  if (signedOutAt === here.key) return <WholeView />;
  if ('redirect' in resolved) {
    const redirect = <Redirect to={resolved.redirect} />;
    // The user may have become a manager since this browser loaded them.
    const mayManage = audience === 'member' && isManagers(routeAt(pathname));
    if (!mayManage) return redirect;
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <KnownUser fallback={<ScreenSkeleton />}>{redirect}</KnownUser>
      </Suspense>
    );
  }
  const Screen = screenComponents[routes[resolved.show].screen];
  const screen = (
    <>
      <Screen key={resolved.show} />
      <PageChange route={resolved.show} arrivedRef={arrivedRef} />
    </>
  );
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {audience === 'anonymous' ? screen : <MemberGate route={resolved.show}>{screen}</MemberGate>}
    </Suspense>
  );
}
