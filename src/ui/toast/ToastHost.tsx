import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDemand } from './toastLoader';

const ToastRegion = lazy(() => import('./ToastRegion'));

export interface ToastHostProps {
  /** Name of the region: 'Notices'. */
  label: string;
  /** Name of a toast's close button. */
  closeLabel: string;
}

const never = () => false;

/** Stands once, near the root. Empty until the first toast. */
export function ToastHost(props: ToastHostProps) {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isWanted, never);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  );
}
