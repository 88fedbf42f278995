import { useEffect } from 'react';
import { ApiError } from '../../api/ApiError';
import { useInit } from '../../api/useInit';
import { clearSession, useSession } from '../../api/session/store';
import { needsUser } from '../../lib/routes';
import { useRoute } from '../routes/useRoute';
import { failedUserLoading } from './failedUserLoading';
import { knownUser } from './knownUser';

/** Loads the signed-in user, remembers who that is, and clears the session where the server denies the user (SES-07). */
export function useUserLoading(): void {
  const route = useRoute();
  const { data, error } = useInit({ enabled: needsUser(route) });
  useEffect(() => {
    if (data) useSession.setState(knownUser(data));
  }, [data]);
  useEffect(() => {
    if (error instanceof ApiError && failedUserLoading(error, route) === 'clear') clearSession();
  }, [error, route]);
}
