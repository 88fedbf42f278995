/** The server's response, if there was one. */
interface ErrorResponse {
  status: number;
  body: unknown;
  /** Seconds after which a retry makes sense, if the server says so. */
  retryAfter?: number;
}

interface ErrorDetail {
  path: string;
  message: string;
}

interface ErrorBody {
  code?: unknown;
  message?: unknown;
  error?: unknown;
  details?: ErrorDetail[];
}

/** The code of errors without a more precise one. */
const genericCode = 1000;

/** Every failure of a call (ERR-01). Without a `response` the call did not reach the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly response: ErrorResponse | undefined;
  readonly details: readonly ErrorDetail[];

  constructor(
    message: string,
    {
      code = genericCode,
      response,
      details = [],
      cause,
    }: { code?: number; response?: ErrorResponse; details?: readonly ErrorDetail[]; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.response = response;
    this.details = details;
  }
}

/** Servers that wrap messages in a list send '[Duplicate email]'. */
const clean = (text: unknown): string => (typeof text === 'string' ? text.replace(/[[\]]/g, '').trim() : '');

const isRecord = (value: unknown): value is ErrorBody => typeof value === 'object' && value !== null;

/** The error of an answer that is not a success: code 1000 and the generic message where the body says nothing (ERR-01). */
export function errorOfResponse(response: ErrorResponse): ApiError {
  const body = isRecord(response.body) ? response.body : {};
  return new ApiError(clean(body.message) || clean(body.error) || 'Server side error', {
    code: typeof body.code === 'number' ? body.code : genericCode,
    response,
    details: Array.isArray(body.details) ? body.details : [],
  });
}
