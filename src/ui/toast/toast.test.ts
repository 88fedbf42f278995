import { afterEach, expect, it, vi } from 'vitest';
import { toast } from './toast';
import { clearToasts, toastDemand, toastsReady } from './toastLoader';

const recorded = () => {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  return {
    calls,
    toasts: {
      show: note('show'),
      offer: note('offer'),
      showLoading: note('loading'),
      finish: note('finish'),
      dismiss: note('dismiss'),
      clear: note('clear'),
    },
  };
};

afterEach(() => toastsReady(undefined));

it('asks for its host with the first toast, and keeps the order of those that came before it', () => {
  const heard = vi.fn();
  const stop = toastDemand.subscribe(heard);
  expect(toastDemand.isWanted()).toBe(false);

  toast.error('Not saved');
  const upload = toast.loading('Uploading');
  upload.success('Uploaded');
  expect(heard).toHaveBeenCalled();
  expect(toastDemand.isWanted()).toBe(true);

  const { calls, toasts } = recorded();
  toastsReady(toasts);
  const id = calls[1]?.[1];
  expect(calls).toEqual([
    ['show', 'error', 'Not saved'],
    ['loading', id, 'Uploading'],
    ['finish', id, 'success', 'Uploaded'],
  ]);
  stop();
});

it('shows at once when the host is there', () => {
  const { calls, toasts } = recorded();
  toastsReady(toasts);
  toast.success('Saved');
  const wait = toast.loading('Wait');
  wait.dismiss();
  expect(calls.map(([name]) => name)).toEqual(['show', 'loading', 'dismiss']);
});

it('removes all, those that wait, too', () => {
  toast.success('Saved');
  clearToasts();
  const { calls, toasts } = recorded();
  toastsReady(toasts);
  clearToasts();
  expect(calls).toEqual([['clear']]);
});
