import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '../errors';
import { createLimits, type LimitTable } from './limits';
import { memoryStore } from './store';
import { limitTable } from '../limitTable';

const at = { time: 0 };
beforeEach(() => {
  at.time = 0;
});
const now = () => new Date(at.time);
const by = (ip: string) => ({ ip }) as FastifyRequest;
const table: LimitTable = {
  address: { login: { max: 2, seconds: 10 } },
  account: { ...limitTable.account, code: { max: 2, seconds: 10 } },
};
const inMemory = (most?: number) =>
  createLimits({ addresses: memoryStore(now, most), accounts: memoryStore(now, most) }, table);

describe('limits', () => {
  it('count each account by itself, until the window ends or the tries are reset', async () => {
    const limits = inMemory();
    const tries = (email: string) => limits.account('code', email);
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
    await limits.reset('code', 'a');
    await tries('a');
  });

  it('count what one address tries for an account apart from what others do', async () => {
    const limits = inMemory();
    const [stranger, owner] = [by('192.0.2.1'), by('192.0.2.2')];
    for (let n = 0; n < 3; n += 1) await limits.count('code', 'a', stranger);
    expect(await limits.count('code', 'a', stranger)).toEqual({ tooMany: true, retryAfter: 10 });
    expect((await limits.count('code', 'a', owner)).tooMany).toBe(false);
    expect((await limits.count('code', 'a')).tooMany).toBe(false);
  });

  it('give back what turned out to be right, and no more than was counted', async () => {
    const limits = inMemory();
    const address = by('192.0.2.1');
    for (let n = 0; n < 9; n += 1) {
      await limits.address('login', address);
      await limits.giveBack('login', address);
    }
    await limits.giveBack('login', address);
    await limits.address('login', address);
    await limits.address('login', address);
    await expect(limits.address('login', address)).rejects.toMatchObject({ code: 1104 });
  });

  it('of accounts outlive any number of addresses, and neither grows without end', async () => {
    const [addresses, accounts] = [memoryStore(now, 100), memoryStore(now, 100)];
    const limits = createLimits({ addresses, accounts }, table);
    await limits.count('code', 'a');
    await limits.count('code', 'a');
    for (let n = 0; n < 1000; n += 1) {
      const address = by(`192.0.${n >> 8}.${n & 255}`);
      await limits.address('login', address);
      await limits.count('code', `nobody ${n}`, address);
    }
    expect((await limits.count('code', 'a')).tooMany).toBe(true);
    expect((await addresses.hit('address:login:192.0.0.0', 1000)).count).toBe(1);
  });
});
