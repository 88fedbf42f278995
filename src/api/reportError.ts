import { apiSettings } from './settings';

/** The content of an error report: no body, no query, nothing that names a person. */
interface ErrorReport {
  name: string;
  message: string;
  stack?: string;
  code?: number;
  status?: number;
  path: string;
  communityId?: string;
}

/** An error as it comes: perhaps ApiError, which this file does not load for the pages that never make a call. */
interface Reported extends Error {
  code?: number;
  response?: { status: number };
}

function reportOf(thrown: unknown, communityId: string | undefined): ErrorReport {
  const { name, message, stack, code, response }: Reported =
    thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name, message, stack, code, status: response?.status, path: location.pathname, communityId };
}

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
