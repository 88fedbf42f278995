import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLeaving } from '../../../../components/leaving/useLeaving';
import { lazyPart } from '../../../../lib/lazyInTime';
import { discardDrafts } from '../values/drafts';

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
  const { going, stay } = useLeaving(dirty, loadDialog);
  const [busy, setBusy] = useState(false);

  if (!going) return null;
  const leave = () => {
    // At once, or the browser would ask once more.
    flushSync(() => {
      discardDrafts();
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
