import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast/toast';

/** One word about it is enough for a while, however many calls fail, in ms. */
const pause = 10_000;

/** Says that the server cannot be reached when a call raised the browser's 'error' event for it (ERR-02). */
export function useUnavailable(now: () => number = Date.now): void {
  const { t } = useTranslation('errors');
  useEffect(() => {
    let last = -Infinity;
    const show = ({ message }: ErrorEvent) => {
      // Without a connection the offline banner says it.
      if (message !== 'Server is unavailable' || !navigator.onLine || now() - last < pause) return;
      last = now();
      toast.unreachable(t('serverUnavailable'));
    };
    window.addEventListener('error', show);
    return () => window.removeEventListener('error', show);
  }, [t, now]);
}
