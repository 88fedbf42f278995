/** What a page records about itself. */
export interface Watched {
  /** When its largest content so far was painted, in ms. */
  largest: number;
  /** For how long nothing has changed, in ms. Time in which the page is busy does not count. */
  quiet: number;
  /** When React had taken over all links and controls, in ms. 0 before. */
  usable: number;
}

/**
 * Runs before a page's own scripts. Functions in it have no names, because tsx would name them by a helper that the page
 * does not have.
 */
export function watchPage(): void {
  const tick = 100;
  const watched: Watched = { largest: 0, quiet: 0, usable: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    watched.largest = list.getEntries().at(-1)?.startTime ?? watched.largest;
    watched.quiet = 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(() => {
    watched.quiet = 0;
  }).observe({ type: 'resource', buffered: true });
  new MutationObserver(() => {
    watched.quiet = 0;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setInterval(() => {
    watched.quiet += tick;
    if (watched.usable > 0 || document.querySelector('[role=status][aria-busy=true]')) return;
    const controls = [...document.querySelectorAll('#root :is(a[href], button, input, select, textarea)')];
    const isTaken = controls.map((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    );
    if (controls.length > 0 && !isTaken.includes(false)) watched.usable = performance.now();
  }, tick);
}
