import { createElement } from 'react';
import { toast as toastify, type ToastOptions } from 'react-toastify/unstyled';
import { Offer } from './Offer';
import { offerDuration, toastDuration, toastRole, type ToastAction, type ToastKind } from './toastOptions';

const optionsOf = (kind: ToastKind, afterLoading = false): ToastOptions => ({
  type: kind,
  role: toastRole(kind),
  autoClose: toastDuration(kind, afterLoading),
});

/** Our functions of react-toastify. Loaded with the first toast. */
export const toasts = {
  /** With an `id`, not while its toast is visible. */
  show: (kind: ToastKind, text: string, id?: string) => {
    toastify(text, { ...optionsOf(kind), toastId: id });
  },
  /** With a way to take it back, for as long as that is shown. */
  offer: (text: string, action: ToastAction) => {
    toastify(
      ({ closeToast }) =>
        createElement(Offer, {
          text,
          label: action.label,
          onPress: () => {
            closeToast();
            action.onPress();
          },
        }),
      { ...optionsOf('success'), autoClose: offerDuration },
    );
  },
  showLoading: (id: string, text: string) => {
    toastify.loading(text, { toastId: id, role: 'status' });
  },
  finish: (id: string, kind: ToastKind, text: string) => {
    const options = optionsOf(kind, true);
    // Over the limit the loading toast was never shown: only its outcome is.
    if (!toastify.isActive(id)) {
      toastify(text, options);
      return;
    }
    toastify.update(id, { ...options, render: text, isLoading: false, closeButton: true, delay: 0 });
  },
  dismiss: (id: string) => {
    toastify.dismiss(id);
  },
  clear: () => {
    toastify.dismiss();
  },
};

export type Toasts = typeof toasts;
