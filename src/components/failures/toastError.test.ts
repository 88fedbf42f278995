import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError';
import { initI18n } from '../../i18n/initI18n';
import { toastsReady } from '../../ui/toast/toastLoader';
import { toasts } from '../../ui/toast/toastify';
import { toastError } from './toastError';

afterEach(() => {
  toastsReady(undefined);
  vi.restoreAllMocks();
});

it.each([
  ['no answer', new ApiError('Network Error'), 'unreachable'],
  ['no answer in time', new ApiError('timeout of 30000ms exceeded'), 'unreachable'],
  ['a refusal', new ApiError('Too many', { code: 1104, response: { status: 429 } as Response }), undefined],
  ['anything else', new TypeError('x is not a function'), undefined],
])('ERR-02 %s is told in one toast with what the page says of it', async (_what, error, id) => {
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
  toastsReady(toasts);
  toastError(error, await initI18n('en'));
  expect(show.mock.calls.map(([kind, , about]) => [kind, about])).toEqual([['error', id]]);
});
