import { ApiError } from './ApiError';
import { apiSettings } from './settings';

/** What an error-reporting service gets: no body, no query, nothing that names a person. */
interface ErrorReport {
  name: string;
  message: string;
  stack?: string;
  code?: number;
  status?: number;
  path: string;
  communityId?: string;
}

const reportOf = (error: unknown, communityId: string | undefined): ErrorReport => ({
  name: error instanceof Error ? error.name : 'Error',
  message: error instanceof Error ? error.message : String(error),
  stack: error instanceof Error ? error.stack : undefined,
  code: error instanceof ApiError ? error.code : undefined,
  status: error instanceof ApiError ? error.response?.status : undefined,
  path: location.pathname,
  communityId,
});

/** Sends an error to the configured service; without one, and when that fails, nothing happens (ERR-05). */
export function reportError(error: unknown): void {
  const { errorReportUrl, communityId } = apiSettings();
  if (!errorReportUrl) return;
  void fetch(errorReportUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(reportOf(error, communityId)),
    keepalive: true,
  }).catch(() => undefined);
}
