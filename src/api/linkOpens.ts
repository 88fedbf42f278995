import { checkLink } from '../generated/api/client/auth';
import type { CheckLinkBody, CheckLinkResponse } from '../generated/api/auth';
import { headersOf } from './headers';

/**
 * Whether an emailed link still opens (A26). Sent by itself, without what other calls bring along: its page waits for no more
 * than its own code. Where nothing can be found out it counts as open; the call that uses it tells.
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
