import type { i18n } from 'i18next';
import { ApiError } from '../../../api/ApiError';
import { describeError } from '../../../i18n/describeError';
import type { ErrorCode } from '../../../lib/errorCatalogue';

/** Messages that identify an error regardless of its code (ERR-03). */
const codeByMessage: Readonly<Record<string, ErrorCode>> = {
  'Access Denied': 1005,
  'Invalid login or password': 1011,
  'Invalid password': 1014,
  'Duplicate email': 1101,
  'Invalid code': 1102,
};

/** The code of a failed call. 0 for other errors. */
export function codeOf(error: unknown): number {
  if (!(error instanceof ApiError)) return 0;
  return codeByMessage[error.message] ?? error.code;
}

/** A failed sign-in, sign-up or recovery in the viewer's language: the text of its code, else as it came (ERR-03). */
export function authErrorText(error: unknown, translator: i18n): string {
  const code = codeOf(error);
  const named = error instanceof ApiError && code !== error.code;
  return describeError(named ? new ApiError(error.message, { code }) : error, translator);
}
