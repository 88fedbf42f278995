import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazyInTime';
import type { ToastRegionProps } from './ToastRegion';
import { toastDemand } from './toastLoader';

const ToastRegion = lazyPart(() => import('./ToastRegion'));

const never = () => false;

/** Rendered once, near the root. Empty until the first toast. */
export function ToastHost(props: ToastRegionProps) {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isWanted, never);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  );
}
