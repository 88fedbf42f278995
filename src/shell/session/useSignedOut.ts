import { useState } from 'react';
import { useSession } from '../../api/session/store';

/** Whether this page had a signed-in user and has none now: by logout, by an expired session, by another window. */
export function useSignedOut(): boolean {
  const signedIn = useSession((session) => session.token !== null);
  const [everSignedIn, setEverSignedIn] = useState(signedIn);
  if (signedIn && !everSignedIn) setEverSignedIn(true);
  return everSignedIn && !signedIn;
}
