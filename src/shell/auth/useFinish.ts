import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInResult } from '../../generated/api/auth';
import { routePaths } from '../../lib/routes';
import { useOnSignedIn } from '../session/useOnSignedIn';
import { codePageOf, type Handover } from './handover';

/**
 * Ends a sign-in: starts the session and opens the next page. An external account that must be linked first asks for
 * its code (A20), and a new one asks for consent on the login page (A25). `agreed` is the state of the consent
 * checkbox.
 */
export function useFinish(): (result: SignInResult, agreed?: boolean) => Promise<void> {
  const onSignedIn = useOnSignedIn();
  const navigate = useNavigate();
  return useCallback(
    async ({ token, firstLogin, backTo, sent, external, agreement }, agreed = false) => {
      if (external) {
        const state: Handover = { ...codePageOf(external, sent === true), backTo, agreed };
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
