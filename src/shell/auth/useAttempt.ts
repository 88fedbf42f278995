import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authErrorText } from '../../features/auth/errors/authError';

interface Attempt {
  busy: boolean;
  /** What went wrong the last time, in the viewer's language. */
  failure: string | undefined;
  run: () => void;
}

/** One press of one button: busy while it lasts, and what went wrong, for the page to show in place. */
export function useAttempt(action: () => Promise<void>): Attempt {
  const { i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(authErrorText(error, i18n));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run: () => void run() };
}
