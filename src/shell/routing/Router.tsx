import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from './ScreenSkeleton';
import { resolvePath, routerPath } from './match';
import { Redirect } from './Redirect';
import { screenComponent } from './screenComponent';
import { isRegistered } from './screens';
import { useAudience } from './useAudience';
import { useSignedOut } from './useSignedOut';

/** The screen of the current path, or the redirect that its audience gets instead. */
export function Router() {
  const { pathname } = useLocation();
  const audience = useAudience();
  const signedOut = useSignedOut();
  const resolved = resolvePath(pathname, { audience, registered: isRegistered, signedOut });
  if ('redirect' in resolved) return <Redirect to={resolved.redirect} />;
  const Screen = screenComponent(resolved.show);
  if (!Screen) return null;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Routes>
        <Route path={routerPath(resolved.show)} element={<Screen key={resolved.show} />} />
      </Routes>
    </Suspense>
  );
}
