import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignedIn } from './afterSignIn';
import { useCommunity } from '../context/bootContext';
import { useEntering } from './entering';
import { useHasSurvey } from '../context/useHasSurvey';

/**
 * Sign-in screens call this with the answer of their call: it starts the session and opens the next page. Rejects with
 * the error; the screen shows it and stays.
 */
export function useOnSignedIn(): (signedIn: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  const config = useCommunity();
  const survey = useHasSurvey();
  return useCallback(
    async (signedIn) => {
      useEntering.setState(true, true);
      try {
        const { enter } = await import('./enter');
        const path = await enter(signedIn, { config, survey });
        void navigate(path, { replace: true });
      } finally {
        useEntering.setState(false, true);
      }
    },
    [navigate, config, survey],
  );
}
