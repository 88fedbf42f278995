/** The result of sharing. */
type Shared = 'shared' | 'copied' | 'failed';

/** Shares an address by the device's function, or copies it if there is none. */
export async function shareLink(url: string, title: string): Promise<Shared> {
  if ('share' in navigator) {
    // Rejects when the sheet is closed: that is an answer, too.
    await navigator.share({ url, title }).catch(() => undefined);
    return 'shared';
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
