import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { deleteDraftsOf } from '../../api/session/drafts';
import { clearSession, useSession } from '../../api/session/store';
import { revokeSession } from '../../generated/api/client/currentUser';

/**
 * Ends the session here and, if the server can be reached, there. Does not navigate (SES-05); the caller opens the
 * login.
 */
export function signOut(): void {
  const { token, participantId } = useSession.getState();
  const id = token?.split('.')[0];
  // The call takes the token along before it leaves the browser's memory. Nobody waits for the answer.
  if (id) void request(revokeSession, { params: { id } }).catch(() => undefined);
  // Nor does this browser show what was pushed to it before. There is no worker but on https.
  void navigator.serviceWorker?.getRegistration().then((worker) => worker?.unregister());
  // The next user must not find the input.
  if (participantId) deleteDraftsOf(participantId);
  // This order prevents the page from loading again what was just removed.
  clearSession();
  queryClient.clear();
}
