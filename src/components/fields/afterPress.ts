/** A press without a click (dragged off, or scrolled) is over this long after it was let go, in ms. */
const patience = 500;

const waiting = new Set<() => void>();
let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;

function settle(): void {
  clearTimeout(timer);
  pressed = false;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

function watch(): void {
  watching = true;
  const begin = () => {
    clearTimeout(timer);
    pressed = true;
  };
  const end = () => {
    timer = setTimeout(settle, patience);
  };
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', end, true);
  window.addEventListener('pointercancel', settle, true);
  // In the capture phase, so that this runs before the button's own click handler.
  window.addEventListener('click', settle, true);
}

/** Has presses heard from now on: called as a field gets the focus. */
export function expectPress(): void {
  if (!watching) watch();
}

/**
 * Runs an action immediately, or after the click if a press is in progress. Leaving a field by pressing a button must
 * not move that button, because the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.add(act);
  else act();
}
