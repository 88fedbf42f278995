import type { Call } from '../lib/call';
import { ApiError, errorOfResponse } from './ApiError';
import { headersOf } from './headers';
import { takeEarly } from './early';
import { addressOf, type Input, type InputArgs } from './input';
import { counted } from './openCalls';
import { pageData } from './pageData';
import { reportError } from './reportError';
import type { Exchange } from './send';
import { announceForbidden, announceSessionExpired, announceUnavailable, askForConsent } from './signals';
import { isAborted, isExpiry, isUnavailable, transportError } from './transportError';

/** After that a call counts as unanswered. */
export const timeoutMs = 30_000;
/** An upload has as long as the server waits for one. */
const uploadTimeoutMs = 60_000;

const timeoutOf = ({ bodyType }: Pick<AnyCall<unknown>, 'bodyType'>): number =>
  bodyType === 'multipart/form-data' ? uploadTimeoutMs : timeoutMs;

type AnyCall<Response> = Call<unknown, unknown, unknown, Response>;
type AnyInput = Input<object | undefined, object | undefined, unknown>;

/**
 * Makes a call and returns its validated response. Headers are read immediately, so that a call made just before the
 * session ends still belongs to it.
 * @throws {ApiError} for every failure, which is also sent to the error report. In addition, an unreachable server
 * raises the browser's 'error' event (ERR-02), an ended session the session-expired signal (SES-06), a refusal the
 * forbidden one. A call that needs consent first (1350) is repeated once the user has agreed. On the server nothing is
 * sent: what is rendered has its answers (`pageData.ts`).
 */
export async function request<Query, Params, Body, Response>(
  call: Call<Query, Params, Body, Response>,
  ...[input]: InputArgs<Query, Params, Body>
): Promise<Response> {
  const { answer } = pageData() ?? {};
  if (answer) return answer(keyOf(call, (input ?? {}) as AnyInput)) as Promise<Response>;
  try {
    return await counted(exchange(call, (input ?? {}) as AnyInput, headersOf(call)));
  } catch (error) {
    const failure = error instanceof ApiError ? error : transportError(error, timeoutOf(call));
    if (isExpiry(failure)) announceSessionExpired(failure.details[0]?.message);
    if (failure.code === 1350 && (await askForConsent())) return request(call, input as never);
    if (failure.code === 1109) announceForbidden();
    if (isUnavailable(failure)) announceUnavailable(failure);
    if (!isAborted(failure)) reportError(failure);
    throw failure;
  }
}

/** The name of a call: `GET /api/thing/1?page=0`. */
const keyOf = ({ method, path }: AnyCall<unknown>, { params, query }: AnyInput): string =>
  `${method} ${addressOf(path, { ...params }, { ...query })}`;

async function exchange<Response>(
  call: AnyCall<Response>,
  input: AnyInput,
  headers: Record<string, string>,
): Promise<Response> {
  const { body, signal } = input;
  const validator = call.validator();
  // The code that awaits it handles the error.
  validator.catch(() => undefined);
  const { method } = call;
  const key = keyOf(call, input);
  const early = await takeEarly(key, headers);
  signal?.throwIfAborted();
  const { status, ok, text, retryAfter } =
    early ??
    (await sendNow({
      address: key.slice(method.length + 1),
      method,
      headers,
      body: method === 'GET' ? undefined : written(body, call),
      signal,
      timeout: timeoutOf(call),
    }));
  if (!ok) throw errorOfResponse({ status, body: parse(text), retryAfter });
  const answer = call.responseType ? text : parse(text);
  if ((await validator).validate(answer)) return answer as Response;
  throw new ApiError('Server side error', {
    response: { status, body: answer },
    cause: `${method} ${call.path} answered something else than its contract says`,
  });
}

/** The code that sends loads with the first call that was not made early. */
const sendNow = async (exchange: Exchange) => (await import('./send')).send(exchange);

/** The sent body: forms are encoded by the browser, text is unchanged, the rest is JSON. */
function written(body: unknown, { bodyType }: AnyCall<unknown>): string | FormData {
  if (body instanceof FormData) return body;
  // An empty JSON body is invalid, so a call without a body sends `{}`.
  return bodyType ? String(body) : JSON.stringify(body ?? {});
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
