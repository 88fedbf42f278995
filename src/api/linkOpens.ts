import { checkLink } from '../generated/api/client/auth';
import type { CheckLinkBody, CheckLinkResponse } from '../generated/api/auth';
import { headersOf } from './headers';

/**
 * Whether a link of an email is still valid (A26). Sent separately, without the data that other calls carry, so that
 * its page needs only its own code. If the check fails it counts as valid; the call that uses the link reports the
 * error.
 */
export async function linkOpens(body: CheckLinkBody, signal: AbortSignal): Promise<boolean> {
  const { method, path } = checkLink;
  const response = await fetch(new URL(path, location.href), {
    method,
    signal,
    headers: headersOf(checkLink),
    body: JSON.stringify(body),
  });
  return !response.ok || ((await response.json()) as CheckLinkResponse).open;
}
