import type { i18n } from 'i18next';
import { ApiError } from '../../api/ApiError';
import { isUnavailable } from '../../api/transportError';
import { describeError } from '../../i18n/describeError';
import { toast } from '../../ui/toast/toast';

/**
 * Shows in a toast why an action failed. If the server is unreachable, the page shows that by itself (ERR-02), so both share one
 * toast.
 */
export function toastError(error: unknown, i18n: i18n): void {
  const text = describeError(error, i18n);
  if (error instanceof ApiError && isUnavailable(error)) toast.unreachable(text);
  else toast.error(text);
}
