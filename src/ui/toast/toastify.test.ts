import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, expect, it, vi } from 'vitest';
import { announce } from '../announcer/announce';
import { toasts } from './toastify';

vi.mock('react-toastify/unstyled', () => ({
  toast: Object.assign(vi.fn(), { loading: vi.fn(), update: vi.fn(), dismiss: vi.fn(), isActive: vi.fn() }),
}));

vi.mock('../announcer/announce', async (original) => ({ ...(await original<object>()), announce: vi.fn() }));

/** No live region of its own: the announcer says the text. */
const group = (text: string) => ({ role: 'group', ariaLabel: text });

beforeEach(() => vi.clearAllMocks());

it('UIX-01 UIX-10 shows a success for 3000 ms and an error for 4000 ms, and says each once', () => {
  toasts.show('success', 'Saved');
  toasts.show('error', 'Not saved');
  expect(toastify).toHaveBeenCalledWith('Saved', { ...group('Saved'), type: 'success', autoClose: 3000 });
  expect(vi.mocked(announce).mock.calls).toEqual([['Saved'], ['Not saved']]);
  expect(toastify).toHaveBeenCalledWith('Not saved', {
    ...group('Not saved'),
    type: 'error',
    autoClose: 4000,
  });
});

it('UIX-01 a loading toast turns into success in place, for 2000 ms', () => {
  vi.mocked(toastify.isActive).mockReturnValue(true);
  toasts.showLoading('a', 'Sending');
  toasts.finish('a', 'success', 'Sent');
  expect(toastify.loading).toHaveBeenCalledWith('Sending', { ...group('Sending'), toastId: 'a' });
  expect(toastify.update).toHaveBeenCalledWith(
    'a',
    expect.objectContaining({ render: 'Sent', type: 'success', autoClose: 2000, isLoading: false }),
  );
});

it('shows the outcome of a loading toast that had to wait its turn', () => {
  vi.mocked(toastify.isActive).mockReturnValue(false);
  toasts.finish('b', 'error', 'Not sent');
  expect(toastify.update).not.toHaveBeenCalled();
  expect(toastify).toHaveBeenCalledWith('Not sent', { ...group('Not sent'), type: 'error', autoClose: 4000 });
});

it('ERR-02 of one id there is one toast at a time', () => {
  toasts.show('error', 'Server is unavailable', 'unreachable');
  expect(toastify).toHaveBeenCalledWith('Server is unavailable', {
    ...group('Server is unavailable'),
    type: 'error',
    autoClose: 4000,
    toastId: 'unreachable',
  });
  vi.mocked(toastify.isActive).mockReturnValue(true);
  toasts.show('error', 'Server is unavailable', 'unreachable');
  expect(toastify).toHaveBeenCalledTimes(1);
  expect(announce).toHaveBeenCalledTimes(1);
});
