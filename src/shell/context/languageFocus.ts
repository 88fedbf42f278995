import { isShown } from '../../ui/focus/focusable';

const key = 'languageChosen';

/** Whether this page was loaded because the user chose its language, and has done nothing since. */
let isWanted = false;

/** Reads it once. A browser that stores nothing has nothing to read. */
function read(): void {
  try {
    isWanted = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
  if (!isWanted) return;
  const end = () => (isWanted = false);
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, end, { once: true, capture: true, passive: true });
}

if (typeof window !== 'undefined') read();

/** Before a page is loaded in the chosen language: the focus will be where it was chosen (UIX-09). */
export function keepLanguageFocus(): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // The focus then is at the start of the page.
  }
}

/**
 * A `ref` of what chooses the language, or opens what does. The first one that is visible gets the focus: in a group the
 * button of the language, or the one that is shown.
 */
export function takeLanguageFocus(element: HTMLElement | null): void {
  if (!isWanted || !element || !isShown(element)) return;
  isWanted = false;
  const buttons = [...element.querySelectorAll('button')].filter(isShown);
  const current = buttons.find((button) => button.matches('[aria-pressed=true]'));
  (current ?? buttons[0] ?? element).focus({ preventScroll: true });
}
