import { reportError } from '../../../api/reportError';
import GoogleButton from '../../../features/auth/google/GoogleButton';
import type { SignInResult } from '../../../generated/api/auth';
import { useBoot } from '../../context/bootContext';
import { signInWithGoogle } from '../calls';

export interface GoogleMethodProps {
  /** Google's button cannot be held back, so consent is asked for between its answer and ours. */
  onToken: () => Promise<boolean>;
  onDone: (result: SignInResult) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** Google's own button, and what follows its answer (AUT-03, AUT-08). */
export default function GoogleMethod({ onToken, onDone, onFailure }: GoogleMethodProps) {
  const { google } = useBoot();
  if (!google) return null;
  const finish = async (token: string) => {
    if (!(await onToken())) return;
    try {
      await onDone(await signInWithGoogle(token));
    } catch (error) {
      onFailure(error);
    }
  };
  return <GoogleButton {...google} onCredential={(token) => void finish(token)} onFailure={reportError} />;
}
