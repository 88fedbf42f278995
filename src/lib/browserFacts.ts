/** What a page needs of the browser to render: its clock, its time zone, the site's origin. */
interface BrowserFacts {
  /** ISO 8601. */
  now: string;
  zone: string;
  origin: string;
}

let page: (BrowserFacts & { until: number }) | undefined;

/**
 * Sets the facts that a page is rendered with: on the server, and for hydration, which must render the same. `lasting`
 * is how long they count, in ms.
 */
export function setBrowserFacts(facts: BrowserFacts | undefined, lasting = Infinity): void {
  page = facts && { ...facts, until: performance.now() + lasting };
}

const current = (): BrowserFacts | undefined => (page && performance.now() < page.until ? page : undefined);

/** The time to render with. */
export function currentTime(): Date {
  const facts = current();
  return facts ? new Date(facts.now) : new Date();
}

/** The reader's time zone if the clock of this device is not theirs; for `Intl`, which takes the device's by default. */
export const renderedZone = (): string | undefined => current()?.zone;

/** The reader's time zone. */
export const ownZone = (): string => renderedZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The origin of this site, for links that leave it. Unknown to the server for a page without data, which has none. */
export const siteOrigin = (): string =>
  current()?.origin ?? (typeof location === 'undefined' ? '' : location.origin);
