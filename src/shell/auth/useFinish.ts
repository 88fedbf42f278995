import { useCallback } from 'react';
import { request } from '../../api/request';
import type { SignInResult } from '../../generated/api/auth';
import { agreePolicy } from '../../generated/api/client/auth';
import { useOnSignedIn } from '../boot/useOnSignedIn';

/**
 * Ends a sign-in: begins the session, goes where it leads and, for a new account whose owner agreed to the documents
 * on the way, records the consent (A09).
 */
export function useFinish(): (result: SignInResult, agreed: boolean) => Promise<void> {
  const onSignedIn = useOnSignedIn();
  return useCallback(
    async ({ token, firstLogin, backTo }, agreed) => {
      // A mailed link has no token yet; no screen finishes with one.
      if (token === null) return;
      await onSignedIn({ token, firstLogin, backTo });
      if (!firstLogin || !agreed) return;
      // Whoever is in stays in: the failure is told to the error report by the call itself.
      await request(agreePolicy).catch(() => undefined);
    },
    [onSignedIn],
  );
}
