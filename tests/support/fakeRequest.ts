import { ApiError } from '../../src/api/ApiError';
import type { Call } from '../../src/lib/call';

/** One call as a screen made it. */
export interface Sent {
  call: string;
  query?: unknown;
  params?: unknown;
  body?: unknown;
}

type AnyCall = Call<unknown, unknown, unknown, unknown>;
type Answer = (sent: Sent) => unknown;

const answers = new Map<string, Answer>();
const log: Sent[] = [];

/** What the server answers to a call, by `METHOD path`; a function may throw `refusal(…)`. */
export const answer = (call: string, with_: unknown): void =>
  void answers.set(call, typeof with_ === 'function' ? (with_ as Answer) : () => with_);

/** Every call since the last reset, in order. */
export const sent = (): readonly Sent[] => log;

export function resetRequests(): void {
  answers.clear();
  log.length = 0;
}

/** The error of a call the server refused. */
export const refusal = (code: number, message: string, status = 400): ApiError =>
  new ApiError(message, { code, response: { status, body: { code, message } } });

/**
 * Stands in for src/api/request in tests of screens: `vi.mock('…/api/request', () => import('…/tests/support/fakeRequest'))`.
 * A call nobody gave an answer for fails as an unreachable server does.
 */
export async function request(
  call: AnyCall,
  input: { query?: unknown; params?: Record<string, string>; body?: unknown } = {},
): Promise<unknown> {
  const { query, params, body } = input;
  const name = `${call.method} ${call.path}`;
  const made: Sent = {
    call: name,
    ...(query ? { query } : {}),
    ...(params ? { params } : {}),
    ...(body ? { body } : {}),
  };
  log.push(made);
  await Promise.resolve();
  const given = answers.get(name);
  if (!given) throw new ApiError('Network Error');
  return given(made);
}
