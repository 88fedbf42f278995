import { clearSession, useSession } from '../../api/session/store';

/**
 * Ends the session here and, as far as the server can be reached, there; goes nowhere (SES-05). The caller goes to
 * the login.
 */
export async function logOut(): Promise<void> {
  const id = useSession.getState().token?.split('.')[0];
  if (id)
    await import('./revokeSession').then(({ revokeSession }) => revokeSession(id)).catch(() => undefined);
  clearSession();
}
