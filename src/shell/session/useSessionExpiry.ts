import { useEffect } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { dropToken, useSession } from '../../api/session/store';
import { onSessionExpired } from '../../api/signals';
import { routePaths } from '../../lib/routes';

/**
 * Ends a session that the server no longer accepts, and opens the login, which shows the reason and leads back to the
 * page (SES-06, SES-08). Of several refused calls the first decides.
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
