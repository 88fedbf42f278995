import type { ServerCall } from '../../../src/lib/call';
import { callOf, type AnyCall } from './calls';
import { checkSent, receive, type Received, type Sent } from './receive';
import { Refusal, refused } from './refusal';

type Answer<Response> = Response | Refusal;
type Answering<Query, Params, Body, Response> = (
  received: Received<Query, Params, Body>,
) => Answer<Response> | Promise<Answer<Response>>;

const named = ({ method, path }: AnyCall): string => `${method} ${path}`;

const aborted = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });

interface FakeServerOptions {
  /** The error for a call without an answer. Absent: the server is unreachable. */
  unanswered?: Refusal;
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/**
 * A server for screens in unit tests and stories: replaces `fetch`, knows the calls of the contract, and returns
 * prepared answers. It validates requests by the contract's schemas and refuses invalid ones with 1100.
 */
export function createFakeServer({ unanswered }: FakeServerOptions = {}) {
  const answers = new Map<string, Answering<unknown, unknown, unknown, unknown>>();
  let log: Sent[] = [];

  async function respond(request: Request): Promise<Response> {
    const found = callOf(request.method, new URL(request.url).pathname);
    if (!found) throw new TypeError(`Failed to fetch: ${request.method} ${request.url} is no call`);
    const [call, params] = found;
    const sent = await receive(call, params, request);
    log.push(sent);
    const answering = answers.get(named(call));
    if (!answering && unanswered) return refused(unanswered);
    if (!answering) throw new TypeError(`Failed to fetch: nobody answers ${named(call)}`);
    try {
      checkSent(sent);
      const { query = {}, params, body } = sent;
      const given = await answering({ query, params, body });
      if (given instanceof Refusal) return refused(given);
      return call.responseType ? new Response(String(given)) : Response.json(given);
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      throw error;
    }
  }

  return {
    fetch: ((input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      return Promise.race([respond(request), aborted(request)]);
    }) satisfies typeof fetch,

    /** Sets the answer to a call. A function is called each time, and may throw a refusal. */
    answer<Query, Params, Body, Response>(
      call: ServerCall<Query, Params, Body, Response>,
      given: Answer<Response> | Answering<Query, Params, Body, Response>,
    ): void {
      const answering = typeof given === 'function' ? given : () => given;
      // The schemas have seen to it that the parts are what their types say.
      answers.set(named(call), answering as Answering<unknown, unknown, unknown, unknown>);
    },

    /** Every call since the last reset, in order. */
    sent: (): readonly Sent[] => log,

    /** The requests of one call so far. */
    sentTo<Query, Params, Body>(
      call: ServerCall<Query, Params, Body, unknown>,
    ): Received<Query, Params, Body>[] {
      const name = named(call);
      return log
        .filter((one) => named(one.call) === name)
        .map(({ query, params, body }) => ({ query, params, body }) as Received<Query, Params, Body>);
    },

    reset(): void {
      answers.clear();
      log = [];
    },
  };
}
