import { formatError } from '../../src/config/errors';
import { announceCommunity, type Pages } from './announceCommunity';
import type { ApiProcess } from './apiProcess';

/** An editor saves in several steps: a folder is read when none has come for this long, in ms. */
const quietFor = 60;

/** Returns a function to call for each changed folder. Open pages are notified after the saving has ended. */
export function createAnnouncer(api: ApiProcess, pages: Pages): (domain: string) => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let before = Promise.resolve();

  async function announceAll(): Promise<void> {
    const domains = changed.has('default') ? ['default'] : [...changed];
    changed.clear();
    for (const domain of domains) {
      for (const issue of await announceCommunity(domain, api, pages)) console.error(formatError(issue));
    }
  }

  return (domain) => {
    changed.add(domain);
    clearTimeout(timer);
    // One after the other, so that no page ends with the older of two versions.
    timer = setTimeout(() => (before = before.then(announceAll)), quietFor);
  };
}
