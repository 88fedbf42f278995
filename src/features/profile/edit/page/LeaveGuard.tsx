import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { withoutQuery } from '../../../../lib/addressParts';
import { routeAt } from '../../../../lib/routeMatch';
import { forgetDrafts } from '../values/drafts';
import { leadsAway } from './leadsAway';

const loadDialog = () => import('./LeaveDialog');
const LeaveDialog = lazy(loadDialog);

interface LeaveGuardProps {
  /** Something is not saved. */
  dirty: boolean;
  /** Saves all of it; answers whether it is saved. */
  onSave: () => Promise<boolean>;
}

/** Asks before a link leads away from what is not saved, and has the browser ask before the page goes. */
export function LeaveGuard({ dirty, onSave }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();
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
      setTo(path);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's links hear of it.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [dirty]);

  if (to === undefined) return null;
  const stay = () => setTo(undefined);
  const go = () => {
    if (routeAt(withoutQuery(to))) void navigate(to);
    else location.assign(to);
  };
  const leave = () => {
    // At once, or the browser would ask once more.
    flushSync(() => {
      forgetDrafts();
      stay();
    });
    go();
  };
  const save = async () => {
    setBusy(true);
    const saved = await onSave();
    setBusy(false);
    stay();
    if (saved) go();
  };
  return (
    <Suspense>
      <LeaveDialog busy={busy} onClose={stay} onSave={() => void save()} onGo={leave} />
    </Suspense>
  );
}
