import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLeaving } from '../../components/leaving/useLeaving';
import { lazyPart } from '../../lib/lazyInTime';

const loadDialog = () => import('./LeaveDialog');
const LeaveDialog = lazyPart(loadDialog);

interface LeavingProps {
  dirty: boolean;
  /** Whether the chosen cover is kept with the draft. */
  coverKept: boolean;
  onDiscard: () => void;
}

/** Asks before a link or a sign-out leaves unsaved input. The draft is kept unless its owner discards it. */
export function Leaving({ dirty, coverKept, onDiscard }: LeavingProps) {
  // Prevents the browser from asking again.
  const [answered, setAnswered] = useState(false);
  const { going, stay } = useLeaving(dirty && !answered, loadDialog);
  if (!going) return null;
  const leave = (before?: () => void) => {
    flushSync(() => {
      setAnswered(true);
      before?.();
      stay();
    });
    going();
  };
  return (
    <Suspense>
      <LeaveDialog
        coverKept={coverKept}
        onStay={stay}
        onKeep={() => leave()}
        onDiscard={() => leave(onDiscard)}
      />
    </Suspense>
  );
}
