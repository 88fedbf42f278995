import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { onLeaving } from '../../../../api/signals';
import { withoutQuery } from '../../../../lib/addressParts';
import { lazyPart } from '../../../../lib/lazyInTime';
import { routeAt } from '../../../../lib/routeMatch';
import { forgetDrafts } from '../values/drafts';
import { leadsAway } from './leadsAway';

const loadDialog = () => import('./LeaveDialog');
const LeaveDialog = lazyPart(loadDialog);

interface LeaveGuardProps {
  /** Something is not saved. */
  dirty: boolean;
  /** Saves all of it; answers whether it is saved. */
  onSave: () => Promise<boolean>;
}

/** Asks before a link or a sign-out leads away from what is not saved, and has the browser ask before the page goes. */
export function LeaveGuard({ dirty, onSave }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [going, setGoing] = useState<() => void>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!dirty) return;
    // There before it is needed: offline, too.
    void loadDialog().catch(() => undefined);
    const onClick = (event: MouseEvent) => {
      const path = leadsAway(event, location.pathname);
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
  }, [dirty, navigate]);

  if (!going) return null;
  const stay = () => setGoing(undefined);
  const leave = () => {
    // At once, or the browser would ask once more.
    flushSync(() => {
      forgetDrafts();
      stay();
    });
    going();
  };
  const save = async () => {
    setBusy(true);
    const saved = await onSave();
    setBusy(false);
    stay();
    if (saved) going();
  };
  return (
    <Suspense>
      <LeaveDialog busy={busy} onClose={stay} onSave={() => void save()} onGo={leave} />
    </Suspense>
  );
}
