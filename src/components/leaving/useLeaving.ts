import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onLeaving } from '../../api/signals';
import { withoutQuery } from '../../lib/addressParts';
import { routeAt } from '../../lib/routeMatch';
import { leavingPath } from './leavingPath';

interface Leaving {
  /** Goes where a link or a sign-out would have led; undefined while nobody is about to leave. */
  going: (() => void) | undefined;
  stay: () => void;
}

/**
 * Holds whoever is about to leave what is not saved, for a dialog to ask; of a page that closes the browser asks. `load` brings
 * the dialog's code before it is needed: offline, too. It is the same function each time.
 */
export function useLeaving(dirty: boolean, load: () => Promise<unknown>): Leaving {
  const navigate = useNavigate();
  const [going, setGoing] = useState<() => void>();

  useEffect(() => {
    if (!dirty) return;
    void load().catch(() => undefined);
    const onClick = (event: MouseEvent) => {
      const path = leavingPath(event, location.pathname);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setGoing(() => () => {
        if (routeAt(withoutQuery(path))) void navigate(path);
        else location.assign(path);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's links hear of it.
    document.addEventListener('click', onClick, true);
    const stop = onLeaving((leave) => setGoing(() => leave));
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stop();
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [dirty, load, navigate]);

  return { going, stay: () => setGoing(undefined) };
}
