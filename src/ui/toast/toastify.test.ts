import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from './toastify';

vi.mock('react-toastify/unstyled', () => ({
  toast: Object.assign(vi.fn(), { loading: vi.fn(), update: vi.fn(), dismiss: vi.fn(), isActive: vi.fn() }),
}));

beforeEach(() => vi.clearAllMocks());

it('UIX-01 shows a success for 3000 ms and an error for 4000 ms', () => {
  toasts.show('success', 'Saved');
  toasts.show('error', 'Not saved');
  expect(toastify).toHaveBeenCalledWith('Saved', { type: 'success', role: 'status', autoClose: 3000 });
  expect(toastify).toHaveBeenCalledWith('Not saved', { type: 'error', role: 'alert', autoClose: 4000 });
});

it('UIX-01 a loading toast turns into success in place, for 2000 ms', () => {
  vi.mocked(toastify.isActive).mockReturnValue(true);
  toasts.showLoading('a', 'Sending');
  toasts.finish('a', 'success', 'Sent');
  expect(toastify.loading).toHaveBeenCalledWith('Sending', { toastId: 'a', role: 'status' });
  expect(toastify.update).toHaveBeenCalledWith(
    'a',
    expect.objectContaining({ render: 'Sent', type: 'success', autoClose: 2000, isLoading: false }),
  );
});

it('shows the outcome of a loading toast that had to wait its turn', () => {
  vi.mocked(toastify.isActive).mockReturnValue(false);
  toasts.finish('b', 'error', 'Not sent');
  expect(toastify.update).not.toHaveBeenCalled();
  expect(toastify).toHaveBeenCalledWith('Not sent', { type: 'error', role: 'alert', autoClose: 4000 });
});

it('ERR-02 of one id there is one toast at a time', () => {
  toasts.show('error', 'Server is unavailable', 'unreachable');
  expect(toastify).toHaveBeenCalledWith('Server is unavailable', {
    type: 'error',
    role: 'alert',
    autoClose: 4000,
    toastId: 'unreachable',
  });
});
