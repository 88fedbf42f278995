import ky, { TimeoutError } from 'ky';
import type { Call } from '../lib/call';
import { ApiError, errorOfResponse } from './ApiError';
import { headersOf } from './headers';
import { addressOf, type Input, type InputArgs } from './input';
import { reportError } from './reportError';
import { announceSessionExpired, announceUnavailable } from './signals';

/** After that a call counts as unanswered. */
export const timeoutMs = 30_000;

type AnyInput = Input<object | undefined, object | undefined, unknown>;

/**
 * Makes a call and answers its checked response.
 * @throws {ApiError} on every failure, told to the error report, and beyond that: a server out of reach raises the
 * browser's 'error' event (ERR-02), a session no longer accepted the session-expired signal (SES-06).
 */
export async function request<Query, Params, Body, Response>(
  call: Call<Query, Params, Body, Response>,
  ...[input]: InputArgs<Query, Params, Body>
): Promise<Response> {
  try {
    return await send(call, (input ?? {}) as AnyInput);
  } catch (error) {
    const failure = error instanceof ApiError ? error : transportError(error);
    if (isExpiry(failure)) announceSessionExpired();
    if (isUnavailable(failure)) announceUnavailable(failure);
    if (failure.message !== aborted) reportError(failure);
    throw failure;
  }
}

async function send<Response>(
  call: Call<unknown, unknown, unknown, Response>,
  { query, params, body, signal }: AnyInput,
): Promise<Response> {
  const response = await ky(addressOf(call.path, { ...params }, { ...query }), {
    method: call.method,
    headers: headersOf(call),
    // An empty JSON body is not JSON: where there is nothing to say, it says so.
    body: call.method === 'GET' ? undefined : call.bodyType ? String(body) : JSON.stringify(body ?? {}),
    signal,
    timeout: timeoutMs,
    retry: 0,
    throwHttpErrors: false,
  });
  const text = await response.text();
  if (!response.ok) throw errorOfResponse({ status: response.status, body: parse(text) });
  const answer = call.responseType === 'text/plain' ? text : parse(text);
  if (call.validate(answer)) return answer;
  throw new ApiError('Server side error', {
    response: { status: response.status, body: answer },
    cause: `${call.method} ${call.path} answered something else than its contract says`,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const aborted = 'Request aborted';

/** A failure on the way, in the words the specification gives it (ERR-02). */
function transportError(cause: unknown): ApiError {
  if (cause instanceof TimeoutError) return new ApiError(`timeout of ${timeoutMs}ms exceeded`, { cause });
  if (cause instanceof Error && cause.name === 'AbortError') return new ApiError(aborted, { cause });
  return new ApiError('Network Error', { cause });
}

const isExpiry = ({ code, response }: ApiError): boolean => code === 405 || response?.status === 401;

const isUnavailable = ({ code, message, response }: ApiError): boolean =>
  code === 503 || (response ? response.status === 503 || response.status === 0 : message !== aborted);
