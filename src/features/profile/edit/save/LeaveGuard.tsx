import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { useSubmit } from '../../../../components/form/useSubmit';
import { useLeaving } from '../../../../components/leaving/useLeaving';
import { lazyPart } from '../../../../lib/lazyInTime';

const loadDialog = () => import('./LeaveDialog');
const LeaveDialog = lazyPart(loadDialog);

interface LeaveGuardProps {
  /** Something is not saved. */
  dirty: boolean;
  /** Saves everything. Resolves to whether it succeeded. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

/** Asks before a link or a sign-out leaves unsaved changes, and lets the browser ask before the page closes. */
export function LeaveGuard({ dirty, onSave, onDiscard }: LeaveGuardProps) {
  const { going, stay } = useLeaving(dirty, loadDialog);
  const { busy, submit } = useSubmit({
    send: async () => {
      const isSaved = await onSave();
      stay();
      if (isSaved) going?.();
    },
  });

  if (!going) return null;
  const leave = () => {
    // At once, or the browser would ask once more.
    flushSync(() => {
      onDiscard();
      stay();
    });
    going();
  };
  return (
    <Suspense>
      <LeaveDialog busy={busy} onClose={stay} onSave={() => void submit()} onGo={leave} />
    </Suspense>
  );
}
