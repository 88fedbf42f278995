import { useEffect } from 'react';
import { ApiError } from '../../api/ApiError';
import { useInit } from '../../api/useInit';
import { clearSession, useSession } from '../../api/session/store';
import { useRoute } from '../layout/useRoute';
import { failedUserLoading } from './failedUserLoading';
import { needsUser } from './needsUser';

/** Loads the signed-in user, remembers the role, and forgets the session where the server denies the user (SES-07). */
export function useUserLoading(): void {
  const route = useRoute();
  const { data, error } = useInit({ enabled: needsUser(route) });
  const role = data?.user.role;
  useEffect(() => {
    if (role) useSession.setState({ authorities: role });
  }, [role]);
  useEffect(() => {
    if (error instanceof ApiError && failedUserLoading(error, route) === 'forget') clearSession();
  }, [error, route]);
}
