import '../../lib/earlyPress';

/** Presses what was pressed before the page had its code, as soon as it can answer. */
export function replayEarlyPress(): void {
  window.onclick = null;
  window.onsubmit = null;
  if (window.earlyPress?.isConnected) window.earlyPress.click();
}
