import { createElement } from 'react';
import { toast as toastify, type ToastOptions } from 'react-toastify/unstyled';
import { announce } from '../announcer/announce';
import { Offer } from './Offer';
import { offerDuration, toastDuration, type ToastAction, type ToastKind } from './toastOptions';

/** Announces the text. The toast is a named group: as an alert it would be said a second time. */
function said(text: string): ToastOptions {
  announce(text);
  return { role: 'group', ariaLabel: text };
}

const optionsOf = (kind: ToastKind, text: string, afterLoading = false): ToastOptions => ({
  ...said(text),
  type: kind,
  autoClose: toastDuration(kind, afterLoading),
});

/** Our functions of react-toastify. Loaded with the first toast. */
export const toasts = {
  /** With an `id`, not while its toast is visible. */
  show: (kind: ToastKind, text: string, id?: string) => {
    if (id && toastify.isActive(id)) return;
    toastify(text, { ...optionsOf(kind, text), toastId: id });
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
      { type: 'success', role: 'group', ariaLabel: text, autoClose: offerDuration },
    );
  },
  showLoading: (id: string, text: string) => {
    toastify.loading(text, { ...said(text), toastId: id });
  },
  finish: (id: string, kind: ToastKind, text: string) => {
    const options = optionsOf(kind, text, true);
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
