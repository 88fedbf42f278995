import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { revokeSession as call } from '../../generated/api/client/currentUser';

/** Tells the server that a session is over and forgets what was loaded in it. Does not wait for the answer. */
export function revokeSession(id: string): void {
  // The call takes the token along before it leaves the browser's memory.
  void request(call, { params: { id } }).catch(() => undefined);
  queryClient.clear();
}
