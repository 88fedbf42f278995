import { connection, isSlow, savesData } from './connection';

/**
 * Whether the page may fetch what nobody has asked for: the tab is visible, its connection fast, and the visitor does
 * not save data.
 */
export const mayFetchMore = (): boolean =>
  document.visibilityState === 'visible' && !isSlow() && !savesData();

/** Runs `work` as soon as the page may fetch what nobody has asked for. */
export function whenMayFetchMore(work: () => void): void {
  const stop = new AbortController();
  const look = () => {
    if (!mayFetchMore()) return;
    stop.abort();
    work();
  };
  document.addEventListener('visibilitychange', look, stop);
  connection()?.addEventListener?.('change', look, stop);
  look();
}
