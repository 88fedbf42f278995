import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onLeaving } from '../../api/signals';
import { withoutQuery } from '../../lib/addressParts';
import { routeAt } from '../../lib/routeMatch';
import { leavingPath } from './leavingPath';

interface Leaving {
  /** Continues to where the link or sign-out would have led. Undefined while the user is not leaving. */
  going: (() => void) | undefined;
  stay: () => void;
}

/**
 * Stops a user who is about to leave unsaved changes, so that a dialog can ask. If the page closes, the browser asks.
 * `load` loads the dialog's code in advance, so that it also works offline. It must be the same function each time.
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
    // In the capture phase, before the router's links.
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
