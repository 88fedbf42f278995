import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInResult } from '../../generated/api/auth';
import { routePaths } from '../../lib/routes';
import { useOnSignedIn } from '../session/useOnSignedIn';
import { codePageOf, type Handover } from './handover';

/**
 * Ends a sign-in: begins the session and goes where it leads. Where an external account waits for its code, that is asked
 * for first (A20), and where a new one waits for consent, the login asks for it (A25). `agreed` is what was ticked.
 */
export function useFinish(): (result: SignInResult, agreed?: boolean) => Promise<void> {
  const onSignedIn = useOnSignedIn();
  const navigate = useNavigate();
  return useCallback(
    async ({ token, firstLogin, backTo, external, agreement }, agreed = false) => {
      if (external) {
        const state: Handover = { ...codePageOf(external), backTo, agreed };
        return void navigate(routePaths.oneTimeCode, { replace: true, state });
      }
      if (agreement) {
        const state: Handover = { ticket: agreement.ticket, backTo };
        return void navigate(routePaths.login, { replace: true, state });
      }
      // A mailed link has no token yet; no screen finishes with one.
      if (token !== null) await onSignedIn({ token, firstLogin, backTo });
    },
    [onSignedIn, navigate],
  );
}
