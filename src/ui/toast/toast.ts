import { nextToastId, withToasts } from './toastLoader';
import type { ToastAction, ToastKind } from './toastOptions';

/** A loading toast stays until one of these ends it. */
interface LoadingToast {
  success: (text: string) => void;
  error: (text: string) => void;
  dismiss: () => void;
}

const say = (kind: ToastKind) => (text: string) => {
  withToasts((toasts) => toasts.show(kind, text));
};

/** Short news at the top right (UIX-01). The code that shows them is fetched with the first one. */
export const toast = {
  show: say('default'),
  success: say('success'),
  info: say('info'),
  warning: say('warning'),
  error: say('error'),

  /** The server is unreachable: a single toast says so, however many calls fail. */
  unreachable(text: string): void {
    withToasts((toasts) => toasts.show('error', text, 'unreachable'));
  },

  /** Something was done, and can be taken back for a while. */
  offer(text: string, action: ToastAction): void {
    withToasts((toasts) => toasts.offer(text, action));
  },

  /** Something takes a while; the handle turns it into its outcome in place. */
  loading(text: string): LoadingToast {
    const id = nextToastId();
    withToasts((toasts) => toasts.showLoading(id, text));
    const end = (kind: ToastKind) => (outcome: string) =>
      withToasts((toasts) => toasts.finish(id, kind, outcome));
    return {
      success: end('success'),
      error: end('error'),
      dismiss: () => withToasts((toasts) => toasts.dismiss(id)),
    };
  },
};
