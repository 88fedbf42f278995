import { openCalls } from './openCalls';
import { openLoads } from '../lib/loadLimit';

/** ms: where the browser does not say when it is idle, and while calls or code are on their way. */
const later = 2000;

/**
 * Runs `work` once the page has come, all code that it asked for is there, nothing is asked of the server and the browser
 * has nothing to do. Not any more after `signal`.
 */
export function whenIdle(work: () => void, signal?: AbortSignal): void {
  const isBusy = () => openCalls() + openLoads() > 0;
  // Code that has just come is executed and hydrated first.
  const look = () => {
    if (signal?.aborted) return;
    if (isBusy()) setTimeout(wait, later);
    else work();
  };
  const wait = () => {
    if (signal?.aborted) return;
    if ('requestIdleCallback' in window) requestIdleCallback(look);
    else setTimeout(look, later);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
