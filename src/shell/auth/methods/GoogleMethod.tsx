import { reportError } from '../../../api/reportError';
import GoogleButton from '../../../features/auth/google/GoogleButton';
import type { Agreement, SignInResult } from '../../../generated/api/auth';
import { useBoot } from '../../context/bootContext';
import { signInWithGoogle } from '../calls';

export interface GoogleMethodProps {
  consent?: Agreement;
  onDone: (result: SignInResult) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** Google's own button, and what follows its answer (AUT-03, AUT-08). */
export default function GoogleMethod({ consent, onDone, onFailure }: GoogleMethodProps) {
  const { google } = useBoot();
  if (!google) return null;
  const finish = async (token: string) => {
    try {
      await onDone(await signInWithGoogle(token, consent));
    } catch (error) {
      onFailure(error);
    }
  };
  return <GoogleButton {...google} onCredential={(token) => void finish(token)} onFailure={reportError} />;
}
