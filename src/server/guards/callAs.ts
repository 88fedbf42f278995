import { AsyncLocalStorage } from 'node:async_hooks';
import type { Identity } from '../people/identity';

/** Whose calls are made within the process, and where. */
interface OwnCalls {
  identity: Identity;
  communityId: string;
  /** Calls that come to be identified after the end have no caller. */
  ended: boolean;
}

const ownCalls = new AsyncLocalStorage<OwnCalls>();

/**
 * Runs `make`, which makes calls to this server within its own process (`app.inject`), as a user in one community. They
 * are identified without a token, but guarded like all calls. Nothing in a request can do the same.
 */
export function callAs<Result>(
  identity: Identity,
  communityId: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const calls: OwnCalls = { identity, communityId, ended: false };
  return ownCalls.run(calls, () =>
    make().finally(() => {
      calls.ended = true;
    }),
  );
}

/** The user of a call within `callAs`, as a function of the community. Undefined for every other call. */
export function ownCaller(): ((communityId: string) => Identity | undefined) | undefined {
  const calls = ownCalls.getStore();
  return (
    calls &&
    ((communityId) => (calls.ended || calls.communityId !== communityId ? undefined : calls.identity))
  );
}
