import type { FastifyRequest } from 'fastify';
import { addressKey } from '../callerAddress';
import { AppError } from '../errors';
import { sha256 } from '../tokens';
import type { CounterStores } from './store';
import type { AccountLimitNames, Limit } from './table';

export type AccountLimit = AccountLimitNames[keyof AccountLimitNames];

export interface LimitTable {
  address: Readonly<Record<string, Limit>>;
  account: Readonly<Record<AccountLimit, Limit>>;
}

interface Counted {
  /** Whether the limit is exceeded, including this call. */
  tooMany: boolean;
  /** Seconds until the window ends. */
  retryAfter: number;
}

export interface Limits {
  /** Counts a call, or something else of the address table, from the request's address; throws 1104 when there were too many. */
  address(name: string, request: FastifyRequest): Promise<void>;
  /** Undoes a count after the try turned out to be valid. */
  giveBack(name: string, request: FastifyRequest): Promise<void>;
  /** Counts a try for an account (or one of its codes): all tries, or those `from` one address. */
  count(limit: AccountLimit, subject: string, from?: FastifyRequest): Promise<Counted>;
  /** Like `count`; throws 1104 after too many. */
  account(limit: AccountLimit, subject: string, from?: FastifyRequest): Promise<void>;
  /** Resets a count, because one of the tries was right. */
  reset(limit: AccountLimit, subject: string, from?: FastifyRequest): Promise<void>;
  /** Moves the counts of one subject to another. */
  carry(from: string, to: string): Promise<void>;
}

export function createLimits({ addresses, accounts }: CounterStores, table: LimitTable): Limits {
  const tooManyError = (retryAfter: number) => new AppError(1104, { retryAfter });
  const addressOf = (name: string, { ip }: FastifyRequest) => `address:${name}:${addressKey(ip)}`;

  /**
   * The store and key of a counter. Counters that involve an IP address are separate from those of accounts. Email
   * addresses are stored in neither.
   */
  function counterOf(limit: AccountLimit, subject: string, from: FastifyRequest | undefined) {
    const key = `account:${limit}:${sha256(subject)}`;
    return from ? { store: addresses, key: `${key}:${addressKey(from.ip)}` } : { store: accounts, key };
  }

  const limits: Limits = {
    address: async (name, request) => {
      const limit = table.address[name];
      if (!limit) return;
      const { count, endsIn } = await addresses.hit(addressOf(name, request), limit.seconds * 1000);
      if (count > limit.max) throw tooManyError(Math.ceil(endsIn / 1000));
    },
    giveBack: (name, request) => addresses.giveBack(addressOf(name, request)),
    count: async (limit, subject, from) => {
      const { store, key } = counterOf(limit, subject, from);
      const { max, seconds } = table.account[limit];
      const { count, endsIn } = await store.hit(key, seconds * 1000);
      return { tooMany: count > max, retryAfter: Math.ceil(endsIn / 1000) };
    },
    account: async (limit, subject, from) => {
      const { tooMany, retryAfter } = await limits.count(limit, subject, from);
      if (tooMany) throw tooManyError(retryAfter);
    },
    reset: (limit, subject, from) => {
      const { store, key } = counterOf(limit, subject, from);
      return store.reset(key);
    },
    carry: async (from, to) => {
      const names = Object.keys(table.account) as AccountLimit[];
      const keyOf = (limit: AccountLimit, subject: string) => counterOf(limit, subject, undefined).key;
      await Promise.all(names.map((limit) => accounts.rename(keyOf(limit, from), keyOf(limit, to))));
    },
  };
  return limits;
}
