import { openCalls } from '../../api/openCalls';

/** ms: where the browser does not say when it is idle, and while calls are on their way. */
const later = 2000;

/** Runs `work` once the page has come, nothing is asked of the server and the browser has nothing to do. */
export function whenIdle(work: () => void): void {
  const look = () => (openCalls() > 0 ? void setTimeout(look, later) : work());
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(look);
    else setTimeout(look, later);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
