import { toastsReady } from '../../src/ui/toast/toastLoader';

/** Takes the toasts that one test had for no host, so that the next one's host shows none of them. */
export function takeToasts(): void {
  const nothing = () => undefined;
  toastsReady({ show: nothing, offer: nothing, showLoading: nothing, finish: nothing, dismiss: nothing });
  toastsReady(undefined);
}
