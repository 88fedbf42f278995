import { errorCatalogue, wireMessage, type ErrorCode } from '../lib/errorCatalogue';
import type { ApiErrorBody, ErrorDetail } from '../generated/api/shared';
import type { Lang } from '../lib/lang';

export interface AppErrorOptions {
  /** What is wrong where; paths are dotted, from the body's root. Texts may be shown to people. */
  details?: ErrorDetail[];
  /** Seconds after which trying again makes sense: becomes the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure with a code of the catalogue. Whatever throws it, the caller is answered the catalogue's status and text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly details?: ErrorDetail[];
  readonly retryAfter?: number;

  constructor(
    readonly code: ErrorCode,
    { details, retryAfter, cause }: AppErrorOptions = {},
  ) {
    super(`${code} ${errorCatalogue[code].en}`, { cause });
    this.status = errorCatalogue[code].status;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** What a failed call answers (ERR-01): the catalogue's text in the caller's language, never anything internal. */
export function errorBody({ code, details }: AppError, lang: Lang): ApiErrorBody {
  return { code, message: wireMessage(code, lang), ...(details ? { details } : {}) };
}
