import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { request } from '../../api/request';
import type { SignInResult } from '../../generated/api/auth';
import { agreePolicy } from '../../generated/api/client/auth';
import { routePaths } from '../../lib/routes';
import { useOnSignedIn } from '../session/useOnSignedIn';
import { codePageOf, type Handover } from './handover';

/**
 * Ends a sign-in: begins the session, goes where it leads and, for a new account whose owner agreed to the documents
 * on the way, records the consent (A09). Where an external account waits for its code, that is asked for first (A20).
 */
export function useFinish(): (result: SignInResult, agreed: boolean) => Promise<void> {
  const onSignedIn = useOnSignedIn();
  const navigate = useNavigate();
  return useCallback(
    async ({ token, firstLogin, backTo, external }, agreed) => {
      if (external) {
        const state: Handover = { ...codePageOf(external), backTo, agreed };
        return void navigate(routePaths.oneTimeCode, { replace: true, state });
      }
      // A mailed link has no token yet; no screen finishes with one.
      if (token === null) return;
      await onSignedIn({ token, firstLogin, backTo });
      if (!firstLogin || !agreed) return;
      // Whoever is in stays in: the failure is told to the error report by the call itself.
      await request(agreePolicy).catch(() => undefined);
    },
    [onSignedIn, navigate],
  );
}
