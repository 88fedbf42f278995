import { useEffect } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { dropToken, useSession } from '../../api/session/store';
import { onSessionExpired } from '../../api/signals';
import { routePaths } from '../../lib/routes';

/**
 * A session the server no longer accepts ends here, too, and the login follows, which says why and leads back to the page
 * (SES-06, SES-08). Of several calls that are refused at once the first decides.
 */
export function useSessionExpiry(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionExpired((failure) => {
        if (location.pathname === routePaths.login) return;
        if (useSession.getState().token) useSession.setState({ redirect: createPath(location) });
        dropToken();
        void navigate(routePaths.login, { replace: true, state: { failure } });
      }),
    [navigate],
  );
}
