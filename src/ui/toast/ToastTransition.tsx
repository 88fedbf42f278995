import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

const leaveMs = 160;

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Runs a toast's clock from the start and folds the toast up at its end. (The library's own transitions wait for the
 * end of the entrance, which never comes when a toast is updated before it: such a toast would stay for ever.)
 */
export function ToastTransition({ children, isIn, done, playToast, nodeRef }: ToastTransitionProps) {
  const start = useEffectEvent(playToast);
  const end = useEffectEvent(done);
  useLayoutEffect(() => start(), []);
  useEffect(() => {
    const toast = nodeRef.current;
    if (isIn || !toast) return;
    const fold = toast.animate(
      [
        { height: `${toast.offsetHeight}px`, opacity: 1 },
        { height: '0px', opacity: 0, paddingBlock: '0px', marginBlockEnd: '-8px' },
      ],
      { duration: isMotionReduced() ? 0 : leaveMs, easing: 'ease-out', fill: 'forwards' },
    );
    fold.onfinish = () => end();
  }, [isIn, nodeRef]);
  return children;
}
