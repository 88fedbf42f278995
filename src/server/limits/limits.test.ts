import { describe, expect, it } from 'vitest';
import type { AppError } from '../errors';
import { addressKey, createLimits } from './limits';
import { memoryStore } from './store';
import { limitTable } from './table';

describe('the key of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe('limits', () => {
  const at = { time: 0 };
  const limits = createLimits(
    memoryStore(() => new Date(at.time)),
    {
      ...limitTable,
      account: { ...limitTable.account, password: { max: 2, seconds: 10 } },
    },
  );
  const tries = (email: string) => limits.account('password', email);

  it('count each account by itself, until the window ends or the tries are forgotten', async () => {
    await tries('a');
    await tries('a');
    await expect(tries('a')).rejects.toMatchObject({
      code: 1104,
      retryAfter: 10,
    } satisfies Partial<AppError>);
    await tries('b');
    at.time = 10_001;
    await tries('a');
    await tries('a');
    await limits.forget('password', 'a');
    await tries('a');
  });
});
