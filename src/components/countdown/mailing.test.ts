import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError';
import { mail, mailingOfError } from './mailing';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const refused = (code: number, retryAfter?: number) =>
  new ApiError('Wait', { code, response: { status: 429, body: {}, retryAfter } });

it('AUT-06 an email that was sent says when another can be', async () => {
  expect(await mail(Promise.resolve(60))).toEqual({ sent: true, resendAt: 1_060_000 });
});

it.each([
  [42, 1_042_000],
  [undefined, 1_060_000],
])(
  'AUT-06 a refusal with Retry-After %j sent nothing, and says for how long to wait',
  async (wait, resendAt) => {
    expect(await mail(Promise.reject(refused(1103, wait)))).toEqual({ sent: false, resendAt });
  },
);

it('AUT-06 any other refusal is an error', async () => {
  await expect(mail(Promise.reject(refused(1104, 42)))).rejects.toThrow('Wait');
  expect(mailingOfError(new Error('x'))).toBeUndefined();
});

it('AUT-06 a refusal that means an email says so', () => {
  expect(mailingOfError(refused(1145, 60), 1145)).toEqual({ sent: true, resendAt: 1_060_000 });
  expect(mailingOfError(refused(1103, 10), 1145)).toEqual({ sent: false, resendAt: 1_010_000 });
});
