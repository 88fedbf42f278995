import { ApiError } from './ApiError';

const aborted = 'Request aborted';

/** A failure on the way to the server, in the words the specification gives it (ERR-02). */
export function transportError(cause: unknown, timeout: number): ApiError {
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : undefined;
  if (name === 'TimeoutError') return new ApiError(`timeout of ${timeout}ms exceeded`, { cause });
  return new ApiError(name === 'AbortError' ? aborted : 'Network Error', { cause });
}

/** The caller itself gave the call up. */
export const isAborted = ({ message, response }: ApiError): boolean => !response && message === aborted;

/** The session is not accepted (any longer): HTTP 401 or code 405 (SES-06). */
export const isExpiry = ({ code, response }: Pick<ApiError, 'code' | 'response'>): boolean =>
  code === 405 || response?.status === 401;

/** The server cannot be reached: 503, timeout, network error, status 0 (ERR-02). */
export const isUnavailable = (error: ApiError): boolean =>
  error.code === 503 ||
  (error.response ? error.response.status === 503 || error.response.status === 0 : !isAborted(error));
