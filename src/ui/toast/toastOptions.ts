/** `default` says something neutral; the others carry their tone. */
export type ToastKind = 'default' | 'success' | 'info' | 'warning' | 'error';

/** The action that a toast offers. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** How long something can be taken back from its toast, in ms. */
export const offerDuration = 10_000;

/** Maximum number of visible toasts; further ones wait (UIX-01). */
export const toastLimit = 20;

/** How long a toast stays, in ms: shorter for the success that a loading toast turns into (UIX-01). */
export function toastDuration(kind: ToastKind, afterLoading = false): number {
  if (kind === 'error' || kind === 'warning') return 4000;
  return kind === 'success' && afterLoading ? 2000 : 3000;
}
