import { toastsReady } from '../../src/ui/toast/toastLoader';

/** Removes toasts that one test left without a host, so that the next test's host does not show them. */
export function takeToasts(): void {
  const nothing = () => undefined;
  toastsReady({
    show: nothing,
    offer: nothing,
    showLoading: nothing,
    finish: nothing,
    dismiss: nothing,
    clear: nothing,
  });
  toastsReady(undefined);
}
