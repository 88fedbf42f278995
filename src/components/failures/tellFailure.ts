import type { i18n } from 'i18next';
import { ApiError } from '../../api/ApiError';
import { isUnavailable } from '../../api/transportError';
import { describeError } from '../../i18n/describeError';
import { toast } from '../../ui/toast/toast';

/**
 * Says in a toast why something was not done. Where the server could not be reached the page says so by itself (ERR-02), and
 * the two are one toast.
 */
export function tellFailure(error: unknown, i18n: i18n): void {
  const text = describeError(error, i18n);
  if (error instanceof ApiError && isUnavailable(error)) toast.unreachable(text);
  else toast.error(text);
}
