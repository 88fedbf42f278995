/** How far down each visit of a page was, by its key in the history. */
const kept = new Map<string, number>();
/** Visits that are remembered. */
const most = 50;
/** How long a page may grow until it reaches the stored scroll position, in ms. */
const patience = 3000;

/** The key of the visit in the address, which changes before the page does. */
const keyNow = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Stores the scroll position of a visit for when the user returns to it. */
export function saveScroll(key: string, y: number): void {
  // A page that leaves gets shorter: that is no place of its visit.
  if (key !== keyNow()) return;
  kept.delete(key);
  kept.set(key, y);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

const reach = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Takes the viewer to where a visit was left, as soon as the page is long enough; not any more once they scroll
 * themselves. Answers how to stop waiting for that.
 */
export function restoreScroll(key: string): () => void {
  const y = kept.get(key) ?? 0;
  window.scrollTo(0, y);
  if (reach() >= y) return () => undefined;
  const growing = new ResizeObserver(() => {
    if (reach() < y) return;
    stop();
    window.scrollTo(0, y);
  });
  const given = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    growing.disconnect();
    clearTimeout(timer);
    for (const name of given) window.removeEventListener(name, stop);
  };
  const timer = window.setTimeout(stop, patience);
  for (const name of given) window.addEventListener(name, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}
