import { useEffect, useState } from 'react';
import { failedParts } from '../../lib/failedParts';

/** The banner goes after this long even if the connection does not come back, in ms (UIX-03). */
export const offlineShown = 500_000;

/** Whether to show that the connection is lost: until it returns, at most 500 s. Failed queries are then repeated. */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gone = () => {
      setOffline(true);
      clearTimeout(timer);
      timer = setTimeout(() => setOffline(false), offlineShown);
    };
    const back = () => {
      clearTimeout(timer);
      setOffline(false);
      failedParts.retry();
    };
    if (!navigator.onLine) gone();
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
  return offline;
}
