import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../components/form/useSubmit';
import { authErrorText } from '../../features/auth/errors/authError';

interface Attempt {
  busy: boolean;
  /** The last error, in the viewer's language. */
  failure: string | undefined;
  run: () => void;
}

/** The state of one button's action: busy while it runs, and its error, for the page to show in place. */
export function useAttempt(action: () => Promise<void>): Attempt {
  const { i18n } = useTranslation();
  const { busy, wrong, submit } = useSubmit({
    send: action,
    wrongOf: (error) => ({ call: authErrorText(error, i18n) }),
  });
  return { busy, failure: wrong.call, run: () => void submit() };
}
