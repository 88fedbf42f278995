import { lazy, Suspense, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { resolvePath, routerPath } from './match';
import { PageChange } from './PageChange';
import { Redirect } from './Redirect';
import { screenComponents } from './screenComponents';
import { useCommunity } from '../boot/bootContext';
import { screensOf } from './screenNames';
import { ScreenSkeleton } from './ScreenSkeleton';
import { useAudience } from './useAudience';
import { useSignedOut } from './useSignedOut';

const MemberGate = lazy(() => import('./MemberGate'));

/** The screen of the current path, or the redirect that its audience gets instead. */
export function Router() {
  const { pathname } = useLocation();
  const audience = useAudience();
  const signedOut = useSignedOut();
  const arrivedRef = useRef(false);
  const registered = screensOf(useCommunity());
  const resolved = resolvePath(pathname, { audience, registered, signedOut });
  if ('redirect' in resolved) return <Redirect to={resolved.redirect} />;
  const Screen = screenComponents[resolved.show];
  const screen = (
    <>
      <Routes>
        <Route path={routerPath(resolved.show)} element={<Screen key={resolved.show} />} />
      </Routes>
      <PageChange screen={resolved.show} arrivedRef={arrivedRef} />
    </>
  );
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {audience === 'anonymous' ? screen : <MemberGate route={resolved.show}>{screen}</MemberGate>}
    </Suspense>
  );
}
