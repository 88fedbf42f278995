/**
 * Stops the time that toasts have, so that a slow test still finds one when it looks for it. Answers what lets them go
 * on.
 */
export function stopToastTimers(): () => void {
  const style = document.createElement('style');
  style.textContent = ".Toastify__toast [role='progressbar'] { animation-play-state: paused !important; }";
  document.head.append(style);
  return () => style.remove();
}
