import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropToken } from '../../api/session/store';
import { onSessionExpired } from '../../api/signals';
import { routePaths } from '../../lib/routes';

/** A session the server no longer accepts ends here, too, and the login follows (SES-06). */
export function useSessionExpiry(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionExpired(() => {
        dropToken();
        void navigate(routePaths.login, { replace: true });
      }),
    [navigate],
  );
}
