import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors';
import { sha256 } from '../tokens';
import type { CounterStore } from './store';
import type { AccountLimit, Limit, LimitTable } from './table';

export interface Limits {
  /** Counts a call from the request's address; throws 1104 when there were too many. */
  address(call: string, request: FastifyRequest): Promise<void>;
  /** Counts a try for an account; throws 1104 when there were too many. */
  account(limit: AccountLimit, email: string): Promise<void>;
  /** Forgets the tries: one was right. */
  forget(limit: AccountLimit, email: string): Promise<void>;
}

/** An IPv6 customer holds a whole /64: it counts as one. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros: string[] = ip.includes('::') ? Array(8 - first.length - last.length).fill('0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

export function createLimits(store: CounterStore, table: LimitTable): Limits {
  async function hit(key: string, { max, seconds }: Limit): Promise<void> {
    const { count, endsIn } = await store.hit(key, seconds * 1000);
    if (count > max) throw new AppError(1104, { retryAfter: Math.ceil(endsIn / 1000) });
  }
  // Addresses of people stay out of the store.
  const accountKey = (limit: AccountLimit, email: string) => `account:${limit}:${sha256(email)}`;

  return {
    address: async (call, { ip }) => {
      const limit = table.address[call];
      if (limit) await hit(`address:${call}:${addressKey(ip)}`, limit);
    },
    account: (limit, email) => hit(accountKey(limit, email), table.account[limit]),
    forget: (limit, email) => store.forget(accountKey(limit, email)),
  };
}
