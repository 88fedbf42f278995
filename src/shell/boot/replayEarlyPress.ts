import '../../lib/earlyPress';

/** Repeats a press that came before the page's code, as soon as the page can react. */
export function replayEarlyPress(): void {
  window.onclick = null;
  window.onsubmit = null;
  if (window.earlyPress?.isConnected) window.earlyPress.click();
}
